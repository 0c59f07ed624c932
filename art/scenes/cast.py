"""Puts vehicles into a place. Each model is built once and shown as often as needed."""

import math

import bpy

from kit.store import vehicle

_built = {}


def park(model, variant, at, heading=0.0):
    """A vehicle standing at (x, y); heading 0 looks along +x."""
    key = (model, variant)
    if key not in _built:
        _built[key] = vehicle(model, variant)
    stand = bpy.data.objects.new(model, None)
    stand.instance_type, stand.instance_collection = "COLLECTION", _built[key]
    stand.location = (at[0], at[1], at[2] if len(at) > 2 else 0.0)
    stand.rotation_euler = (0, 0, math.radians(heading))
    bpy.context.scene.collection.objects.link(stand)
    return stand


def lay(vehicle, things):
    """Things whose places are given as on the vehicle go where it stands."""
    for thing in things:
        thing.parent = vehicle
