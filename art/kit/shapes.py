"""Solid shapes that every part is made of. Lengths in metres, x forward, y left, z up."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

_collections = []


class building:
    """Everything made inside `with building("name")` lands in one collection."""

    def __init__(self, name):
        self.collection = bpy.data.collections.new(name)

    def __enter__(self):
        _collections.append(self.collection)
        return self.collection

    def __exit__(self, *failure):
        _collections.pop()


def link(obj, material=None):
    target = _collections[-1] if _collections else bpy.context.scene.collection
    target.objects.link(obj)
    if material is not None:
        obj.data.materials.append(material)
    return obj


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Puts an object somewhere; `turn` is in degrees about x, y, z."""
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    obj.scale = scale
    return obj


def smooth(mesh, angle=35):
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def add_bevel(obj, width, segments=3, angle=30):
    bevel = obj.modifiers.new("bevel", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(angle)
    bevel.harden_normals = True
    return obj


def from_mesh(vertices, faces, material, bevel=0.0, angle=35, name="solid"):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    smooth(mesh, angle)
    obj = link(bpy.data.objects.new(name, mesh), material)
    if bevel:
        add_bevel(obj, bevel)
    return obj


def box(size, at, material, bevel=0.006, turn=(0, 0, 0), segments=3):
    sx, sy, sz = (s / 2 for s in size)
    vertices = [(x, y, z) for x in (-sx, sx) for y in (-sy, sy) for z in (-sz, sz)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = from_mesh(vertices, faces, material, name="box")
    if bevel:
        add_bevel(obj, min(bevel, 0.49 * min(size)), segments)
    return place(obj, at, turn)


def block(x, y, z, material, bevel=0.006):
    """A box between (low, high) pairs."""
    size = [b - a for a, b in (x, y, z)]
    return box(size, [(a + b) / 2 for a, b in (x, y, z)], material, bevel)


def round_corners(points, radius=0.0, closed=True, steps=6, dims=2):
    """Replaces corners of a polyline by arcs. A point may carry its own radius as its last number."""
    if radius == 0 and all(len(p) == dims for p in points):
        return [Vector(p) for p in points]
    own = [p[dims] if len(p) > dims else radius for p in points]
    flat = [Vector(p[:dims]) for p in points]
    result = []
    for i, corner in enumerate(flat):
        if not closed and i in (0, len(flat) - 1):
            result.append(corner)
            continue
        before, after = flat[i - 1] - corner, flat[(i + 1) % len(flat)] - corner
        reach = min(own[i], 0.48 * before.length, 0.48 * after.length)
        if reach <= 1e-5:
            result.append(corner)
            continue
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            # A conic with this weight is near enough to an arc for right angles.
            a, b, c = (1 - t) ** 2, 1.414 * t * (1 - t), t * t
            result.append((a * start + b * corner + c * end) / (a + b + c))
    return result


def _spline(curve, points, closed):
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, value in zip(spline.points, points):
        point.co = (*value, 0.0, 1.0) if len(value) == 2 else (*value, 1.0)
    spline.use_cyclic_u = closed


_PLANES = {
    "xy": Matrix(((1, 0, 0), (0, 1, 0), (0, 0, 1))),
    "xz": Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0))),
    "yz": Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))),
}


def panel(outline, thickness, plane, offset, material, holes=(), radius=0.0, bevel=0.003):
    """Sheet with rounded outline and holes, lying in a plane at `offset` along its normal."""
    curve = bpy.data.curves.new("panel", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    bevel = min(bevel, thickness * 0.49)
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth, curve.bevel_resolution, curve.offset = bevel, 2, -bevel
    for ring in (outline, *holes):
        _spline(curve, round_corners(ring, radius), True)
    obj = link(bpy.data.objects.new("panel", curve), material)
    axes = _PLANES[plane]
    obj.matrix_world = Matrix.Translation(axes.col[2] * offset * (-1 if plane == "xz" else 1)) @ axes.to_4x4()
    return obj


def tube(points, radius, material, fillet=0.06, closed=False, sides=6):
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, sides, True
    _spline(curve, round_corners(points, fillet, closed, dims=3), closed)
    for spline in curve.splines:
        spline.use_smooth = True
    return link(bpy.data.objects.new("tube", curve), material)


def lathe(profile, at, axis, material, segments=64, angle=35, turn=None):
    """Turns (radius, height) pairs about an axis; open profiles are closed at the axis if radius is 0."""
    vertices, faces, count = [], [], len(profile)
    for s in range(segments):
        a = 2 * math.pi * s / segments
        vertices += [(r * math.cos(a), r * math.sin(a), h) for r, h in profile]
    for s in range(segments):
        t = (s + 1) % segments
        for i in range(count - 1):
            faces.append((s * count + i, t * count + i, t * count + i + 1, s * count + i + 1))
    obj = from_mesh(vertices, faces, material, angle=angle, name="lathe")
    work = bmesh.new()
    work.from_mesh(obj.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(obj.data)
    work.free()
    turns = {"x": (0, 90, 0), "y": (-90, 0, 0), "z": (0, 0, 0)}
    return place(obj, at, turn or turns[axis])


def cylinder(radius, length, at, axis, material, bevel=0.003, segments=48, turn=None):
    h, b = length / 2, min(bevel, radius * 0.4, length * 0.2)
    profile = [(0, -h), (radius - b, -h), (radius - b * 0.3, -h + b * 0.3), (radius, -h + b)]
    profile += [(r, -z) for r, z in reversed(profile)]
    return lathe(profile, at, axis, material, segments, turn=turn)


def rod(a, b, radius, material):
    return tube([a, b], radius, material, 0)


def letters(text, size, at, turn, material, depth=0.0012, font=None, align="CENTER"):
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y = align, "CENTER"
    if font:
        curve.font = font
    return place(link(bpy.data.objects.new("letters", curve), material), at, turn)


def ball(radius, at, material, scale=(1, 1, 1), segments=48):
    rings = 24
    profile = [
        (radius * math.sin(math.pi * i / rings), -radius * math.cos(math.pi * i / rings))
        for i in range(rings + 1)
    ]
    obj = lathe(profile, at, "z", material, segments)
    obj.scale = scale
    return obj


def copy_mirrored(obj, axis=1):
    """The same object on the other side of the vehicle (y by default)."""
    twin = obj.copy()
    twin.data = obj.data
    mirror = Matrix.Identity(4)
    mirror[axis][axis] = -1
    link(twin)
    bpy.context.view_layer.update()
    twin.matrix_world = mirror @ obj.matrix_basis
    return twin


def both_sides(make):
    """Calls `make(side)` for left (+1) and right (-1)."""
    return [make(1), make(-1)]
