"""The studio: one large soft box above, a key, a rim and two strips, the same for the whole range."""

import math

import bpy
from mathutils import Vector

from scenes.camera import bounds


def area(at, target, size, power, colour=(1, 1, 1), shadow=True):
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = power, colour
    data.use_shadow = shadow
    lamp = bpy.data.objects.new("area", data)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def world_gradient(stops, strength=1.0):
    """Background light by height: stops of (0 nadir .. 1 zenith, grey)."""
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    spread, ramp = tree.nodes.new("ShaderNodeMapRange"), tree.nodes.new("ShaderNodeValToRGB")
    spread.inputs["From Min"].default_value = -1
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], spread.inputs["Value"])
    tree.links.new(spread.outputs[0], ramp.inputs[0])
    for k, (position, grey) in enumerate(stops):
        element = ramp.color_ramp.elements[k] if k < 2 else ramp.color_ramp.elements.new(position)
        element.position = position
        element.color = (*grey, 1) if isinstance(grey, tuple) else (grey, grey, grey, 1)
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    tree.links.new(ramp.outputs[0], background.inputs[0])


def catcher(low, high, beyond=1.8):
    """Ground that shows only as shadow; no larger than the shadow, since its noise costs time."""
    x0, y0, x1, y1 = low[0] - beyond, low[1] - beyond, high[0] + beyond, high[1] + beyond
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new("ground", mesh)
    bpy.context.scene.collection.objects.link(ground)
    ground.is_shadow_catcher = True
    return ground


def light(azimuth, collection):
    """Lights turn with the camera's azimuth, so that every view has its key from the same side of the lens."""
    turn = math.radians(azimuth - 35)

    def put(x, y, z):
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

    world_gradient([(0.0, 0.30), (0.49, 0.36), (0.53, 0.10), (0.70, 0.34), (1.0, 0.80)], 0.62)
    top = area(put(0.3, 0.2, 4.6), (0, 0, 0), (7.0, 4.4), 125)
    # Its mirror image, and that of the rim, would bleach the roofs; the background's gradient draws their shape.
    top.visible_glossy = False
    area(put(0.2, -0.6, 4.2), (0, 0, 0), (3.6, 0.5), 12)
    area(put(4.6, 1.2, 2.6), (0.2, 0, 0.8), (1.6, 3.0), 215, (1, 0.97, 0.93))
    area(put(0.6, 5.2, 2.2), (0, 0, 0.8), (4.6, 1.1), 175)
    rim = area(put(-3.8, -3.4, 3.0), (0, 0, 0.9), (1.2, 3.4), 185, (0.94, 0.97, 1))
    rim.visible_glossy = False
    catcher(*bounds(collection))
