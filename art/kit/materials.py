"""The substances of the range. One object per substance, made once per scene."""

import bpy

_made = {}


def srgb(text):
    """Linear colour of a #rrggbb text."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def _principled(name, colour, **inputs):
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = srgb(colour) if isinstance(colour, str) else (*colour, 1)
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ").title().replace("Ior", "IOR")].default_value = value
    _made[name] = material
    return material


def _grain(material, scale, strength, distance=0.001, kind="ShaderNodeTexNoise", stretch=None):
    """Adds a fine relief, in object space, so that nothing is perfectly flat."""
    tree = material.node_tree
    if "grain" in tree.nodes:
        return material
    bump, texture = tree.nodes.new("ShaderNodeBump"), tree.nodes.new(kind)
    place = tree.nodes.new("ShaderNodeTexCoord")
    bump.name = "grain"
    texture.inputs["Scale"].default_value = scale
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    source = place.outputs["Object"]
    if stretch:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        tree.links.new(source, mapping.inputs["Vector"])
        source = mapping.outputs["Vector"]
    tree.links.new(source, texture.inputs["Vector"])
    tree.links.new(texture.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
    return material


def paint(colour):
    return _principled(
        f"paint {colour}", colour, roughness=0.42, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.03
    )


def satin_paint(colour):
    return _principled(f"satin {colour}", colour, roughness=0.38, specular=0.45)


def black_plastic():
    return _grain(_principled("black plastic", "#1b1c1d", roughness=0.5, specular=0.4), 900, 0.12)


def gloss_black():
    return _principled("gloss black", "#0b0c0d", roughness=0.12, specular=0.5, clearcoat=0.6)


def rubber():
    return _grain(_principled("rubber", "#17171a", roughness=0.72, specular=0.3), 500, 0.1)


def chrome():
    return _principled("chrome", "#d9dcdf", metallic=1.0, roughness=0.09)


def steel():
    return _grain(_principled("steel", "#8b9095", metallic=1.0, roughness=0.38), 300, 0.05)


def alloy():
    return _principled("alloy", "#b9bdc1", metallic=0.85, roughness=0.3)


def chassis_black():
    return _principled("chassis black", "#131416", roughness=0.36, specular=0.5)


def vinyl(colour="#22252a"):
    return _grain(
        _principled(f"vinyl {colour}", colour, roughness=0.46, specular=0.42),
        240,
        0.22,
        0.0008,
        "ShaderNodeTexVoronoi",
    )


def stitching():
    return _principled("stitching", "#c9a227", roughness=0.8)


def floor_mat():
    return _grain(_principled("floor mat", "#2a2b2c", roughness=0.75), 60, 0.3, 0.002, "ShaderNodeTexVoronoi")


def reflector():
    return _principled("reflector", "#f2f4f6", metallic=1.0, roughness=0.14)


def glowing(colour, strength):
    return _principled(f"glow {colour} {strength}", colour, emission=srgb(colour), emission_strength=strength)


def led():
    """The face of a light-emitting diode behind its lens: bright, yet with a shape."""
    return _principled(
        "led", "#b9c3ca", roughness=0.12, clearcoat=1.0, emission=srgb("#ffffff"), emission_strength=0.32
    )


def timber():
    return _grain(_principled("timber", "#8a5f39", roughness=0.6), 14, 0.35, 0.003, stretch=(0.6, 9, 9))


def matte(colour, roughness=0.7):
    return _principled(f"matte {colour} {roughness}", colour, roughness=roughness, specular=0.3)


def metal(colour, roughness=0.3):
    return _principled(f"metal {colour}", colour, metallic=1.0, roughness=roughness)


def clear(name, tint, gloss=1.0, roughness=0.0):
    """Thin glass: mirrors by angle and lets the rest straight through, so it needs no refraction."""
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    through, shine = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeBsdfGlossy")
    fresnel, mix = tree.nodes.new("ShaderNodeFresnel"), tree.nodes.new("ShaderNodeMixShader")
    through.inputs["Color"].default_value = srgb(tint)
    shine.inputs["Roughness"].default_value = roughness
    shine.inputs["Color"].default_value = (gloss, gloss, gloss, 1)
    fresnel.inputs["IOR"].default_value = 1.5
    # Seen from within, the node would answer with total reflection and the pane would go black.
    outside, factor = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeMath")
    factor.operation = "MULTIPLY_ADD"
    invert = tree.nodes.new("ShaderNodeMath")
    invert.operation, invert.inputs[0].default_value = "SUBTRACT", 1.0
    tree.links.new(outside.outputs["Backfacing"], invert.inputs[1])
    factor.inputs[2].default_value = 0.0
    tree.links.new(fresnel.outputs[0], factor.inputs[0])
    tree.links.new(invert.outputs[0], factor.inputs[1])
    tree.links.new(factor.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    _made[name] = material
    return material


def window_glass():
    """Coated, as it were: the full mirror image of a lamp stays grainy for hundreds of samples."""
    return clear("window glass", "#f0f6f3", gloss=0.3)


def tinted_glass():
    return clear("tinted glass", "#bcc8c6", gloss=0.3)


def lens():
    return clear("lens", "#f6fafa")


def coloured_lens(colour):
    return _principled(
        f"lens {colour}", colour, roughness=0.08, specular=0.6, clearcoat=1.0, transmission=0.25
    )


def red_lens():
    return _grain(coloured_lens("#b3100f"), 180, 0.25, 0.001, "ShaderNodeTexVoronoi")


def amber_lens():
    return _grain(coloured_lens("#e27a06"), 180, 0.25, 0.001, "ShaderNodeTexVoronoi")
