"""Ground, walls and other weathered surfaces of the places."""

import bpy

from kit.materials import _made, srgb


def _surface(
    name,
    low,
    high,
    scale,
    roughness,
    bump=0.0,
    bump_scale=None,
    distance=0.01,
    texture="ShaderNodeTexNoise",
    stretch=(1, 1, 1),
):
    """Two colours mixed by noise in world space, with relief of another scale."""
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader, place = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeNewGeometry")
    spread = tree.nodes.new("ShaderNodeMapping")
    spread.inputs["Scale"].default_value = stretch
    tree.links.new(place.outputs["Position"], spread.inputs["Vector"])
    noise, ramp = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 8
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.32, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = srgb(low), srgb(high)
    tree.links.new(spread.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = roughness, 0.3
    if bump:
        relief, fine = tree.nodes.new("ShaderNodeBump"), tree.nodes.new(texture)
        fine.inputs["Scale"].default_value = bump_scale or scale * 12
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, distance
        tree.links.new(spread.outputs[0], fine.inputs["Vector"])
        tree.links.new(fine.outputs[0], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    _made[name] = material
    return material


def asphalt():
    return _surface("asphalt", "#47484a", "#5d5d5c", 0.9, 0.85, 0.6, 130, 0.006)


def concrete(tint=("#8f8d87", "#a6a39b")):
    return _surface(f"concrete {tint}", *tint, 1.2, 0.8, 0.25, 60, 0.004)


def paving():
    return _surface("paving", "#8a7f72", "#a2968a", 2.0, 0.85, 0.7, 3.2, 0.01, "ShaderNodeTexVoronoi")


def polished_floor(tint=("#8b9093", "#959a9c")):
    return _surface(f"floor {tint}", *tint, 0.5, 0.16, 0.02, 30)


def earth():
    return _surface("earth", "#8a6a48", "#a88660", 1.4, 0.95, 0.8, 22, 0.02)


def meadow():
    return _surface("meadow", "#4f6b2a", "#7d8f3f", 1.8, 0.95, 0.9, 40, 0.05)


def plaster(low, high):
    return _surface(f"plaster {low}", low, high, 0.8, 0.9, 0.25, 40, 0.004)


def leaves(low="#2f5a1e", high="#5d8a2f"):
    return _surface(f"leaves {low}", low, high, 1.5, 0.6)


def bark():
    return _surface("bark", "#4b3a2b", "#6a5440", 6, 0.95, 0.8, 30, 0.02, stretch=(1, 1, 0.25))


def cardboard():
    return _surface("cardboard", "#a9825a", "#b88f65", 3, 0.85, 0.1, 200, 0.001)


def pallet_wood():
    return _surface("pallet", "#9c7d54", "#b39468", 4, 0.85, 0.3, 60, 0.003, stretch=(0.3, 3, 3))


def sacking(low="#b9a06f", high="#cdb787"):
    return _surface(f"sacking {low}", low, high, 6, 0.95, 0.5, 320, 0.002)


def cloth(low, high):
    return _surface(f"cloth {low}", low, high, 3, 0.9, 0.2, 200, 0.002)
