"""Cameras: one that frames a vehicle by itself, and one that is put by hand."""

import math

import bpy
from mathutils import Vector


def _points(collection, most):
    """World points of all objects that are seen, at most so many of each."""
    for obj in collection.all_objects:
        if obj.type not in {"MESH", "CURVE", "FONT"} or obj.hide_render:
            continue
        local = [Vector(c) for c in obj.bound_box]
        if obj.type == "MESH":
            # The box of a joined mesh has empty corners; its own points do not.
            vertices = obj.data.vertices
            local = [vertices[k].co for k in range(0, len(vertices), max(1, len(vertices) // most))]
        for point in local:
            yield obj.matrix_world @ point


def corners(collection):
    return list(_points(collection, 1500))


def bounds(collection):
    points = list(_points(collection, 100_000))
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return low, high


def _new(lens):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = lens, 36, 400
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def _look(camera, at, target):
    camera.location = at
    camera.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def around(collection, azimuth, elevation, lens=70, margin=0.07, aspect=1.5, ground=True):
    """Stands at an azimuth (0 = before the vehicle, 90 = its left) and steps back until all of it is in."""
    camera = _new(lens)
    points = corners(collection)
    if ground:
        points += [Vector((p.x, p.y, 0)) for p in points if p.z < 0.5]
    low, high = bounds(collection)
    target = (low + high) / 2
    a, e = math.radians(azimuth), math.radians(elevation)
    out = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    reach = 2 * math.tan(math.atan(18 / lens)) / 2 * (1 - 2 * margin)
    near, far = 0.5, 80.0
    for _ in range(40):
        distance = (near + far) / 2
        _look(camera, target + out * distance, target)
        bpy.context.view_layer.update()
        inverse = camera.matrix_world.inverted()
        seen = [inverse @ p for p in points]
        if any(p.z > -0.05 for p in seen):
            near = distance
            continue
        xs, ys = [p.x / -p.z for p in seen], [p.y / -p.z for p in seen]
        fits = max(xs) - min(xs) <= 2 * reach and (max(ys) - min(ys)) * aspect <= 2 * reach
        near, far = (near, distance) if fits else (distance, far)
    half = 18 / lens
    camera.data.shift_x = (max(xs) + min(xs)) / 2 / (2 * half)
    camera.data.shift_y = (max(ys) + min(ys)) / 2 / (2 * half)
    return camera


def reach_all_round(collection, elevation, lens, aspect, margin=0.04):
    """The least distance at which a vehicle's box stays in the picture while it turns once round."""
    low, high = bounds(collection)
    half = (high - low) / 2
    half_width = 18 / lens * (1 - 2 * margin)
    half_height = half_width / aspect
    e = math.radians(elevation)
    distance = 0.0
    for degrees in range(0, 360, 10):
        a = math.radians(degrees)
        out = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        right = Vector((-math.sin(a), math.cos(a), 0))
        up = out.cross(right)
        for corner in ((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)):
            point = Vector([sign * side for sign, side in zip(corner, half)])
            aside, above = abs(point.dot(right)), abs(point.dot(up))
            distance = max(distance, point.dot(out) + max(aside / half_width, above / half_height))
    return distance


def orbit(collection, azimuth, elevation, lens, distance):
    """Round the middle of a vehicle at a fixed distance."""
    low, high = bounds(collection)
    target = (low + high) / 2
    a, e = math.radians(azimuth), math.radians(elevation)
    return at(
        target + distance * Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))),
        target,
        lens,
    )


def at(position, target, lens=50, focus=None, stop=0.0):
    camera = _new(lens)
    _look(camera, position, target)
    if stop:
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = (Vector(focus or target) - Vector(position)).length
        camera.data.dof.aperture_fstop = stop
    return camera
