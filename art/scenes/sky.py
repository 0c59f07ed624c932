"""Daylight: a physical sky without its disc, and a sun lamp that casts the shadows."""

import math

import bpy
from mathutils import Vector


def daylight(elevation, azimuth, sun=3.2, sky=0.32, warmth=(1.0, 0.90, 0.76), haze=1.6):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    texture = tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type, texture.sun_disc = "NISHITA", False
    texture.sun_elevation, texture.sun_rotation = math.radians(elevation), math.radians(90 - azimuth)
    texture.dust_density, texture.air_density = haze, 1.1
    tree.links.new(texture.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = sky
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = sun, math.radians(1.4), warmth
    lamp = bpy.data.objects.new("sun", data)
    e, a = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
