"""Runs inside Blender: writes one vehicle as glTF. Called by models.py, not by hand.

    blender -b -P export.py -- model variant|- target.glb
"""

import os
import sys

import addon_utils
import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from catalogue.sizes import size_of  # noqa: E402
from kit.store import vehicle  # noqa: E402
from scenes.camera import bounds  # noqa: E402


def _plain(material):
    """What glTF knows of a substance: colour, metal, roughness, glow. Glass is a thin tint, cheap to draw on a phone."""
    tree = material.node_tree
    shader = tree.nodes.get("Principled BSDF")
    if shader is None:
        tree.nodes.clear()
        shader, out = tree.nodes.new("ShaderNodeBsdfPrincipled"), tree.nodes.new("ShaderNodeOutputMaterial")
        tree.links.new(shader.outputs[0], out.inputs[0])
        shader.inputs["Base Color"].default_value = (0.08, 0.1, 0.1, 1)
        shader.inputs["Roughness"].default_value = 0.05
        shader.inputs["Alpha"].default_value = 0.35
        material.blend_method = "BLEND"
    for name in ("Normal", "Base Color", "Roughness"):
        for link in list(shader.inputs[name].links):
            tree.links.remove(link)
    for name in ("Transmission", "Clearcoat"):
        shader.inputs[name].default_value = 0
    # Anything else would need glTF's extensions, and a costlier program on the phone.
    shader.inputs["IOR"].default_value, shader.inputs["Specular"].default_value = 1.5, 0.5
    material.use_backface_culling = False


def main(model, variant, target):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable("io_scene_gltf2")
    collection = vehicle(model.replace("-", "_"), None if variant == "-" else variant)
    bpy.context.scene.collection.children.link(collection)
    bpy.context.view_layer.update()
    low, high = bounds(collection)
    middle = (low + high) / 2
    scale = [wanted / measured for wanted, measured in zip(size_of(model.replace("-", "_")), high - low)]
    frame = bpy.data.objects.new(model, None)
    bpy.context.scene.collection.objects.link(frame)
    # The middle of the vehicle stands on the origin, its wheels on the ground.
    frame.scale = scale
    frame.location = (-middle.x * scale[0], -middle.y * scale[1], -low.z * scale[2])
    for material in {slot.material for obj in collection.all_objects for slot in obj.material_slots}:
        _plain(material)
    for obj in collection.all_objects:
        obj.parent = frame
    bpy.ops.export_scene.gltf(filepath=target, export_format="GLB", export_apply=True, export_texcoords=False)


main(*sys.argv[sys.argv.index("--") + 1 :])
