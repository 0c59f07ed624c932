"""Lofted bodies and what is cut out of them: windows, shut lines, wheel arches."""

import math

import bmesh
import bpy

from kit.shapes import from_mesh, link, round_corners, smooth


def _between(levels, z):
    """Values of the control levels at height z, by a monotone cubic."""
    heights = [level[0] for level in levels]
    if z <= heights[0]:
        return levels[0][1:]
    if z >= heights[-1]:
        return levels[-1][1:]
    i = max(k for k in range(len(levels) - 1) if heights[k] <= z)
    h = heights[i + 1] - heights[i]
    t = (z - heights[i]) / h
    result = []
    for c in range(1, len(levels[0])):
        value = [level[c] for level in levels]
        slope = [(value[k + 1] - value[k]) / (heights[k + 1] - heights[k]) for k in range(len(levels) - 1)]

        def tangent(k):
            if k == 0 or k == len(levels) - 1:
                return slope[min(k, len(slope) - 1)]
            a, b = slope[k - 1], slope[k]
            return 0 if a * b <= 0 else 2 * a * b / (a + b)

        m0, m1 = tangent(i) * h, tangent(i + 1) * h
        t2, t3 = t * t, t * t * t
        result.append(
            (2 * t3 - 3 * t2 + 1) * value[i]
            + (t3 - 2 * t2 + t) * m0
            + (3 * t2 - 2 * t3) * value[i + 1]
            + (t3 - t2) * m1
        )
    return result


class Body:
    """A stack of superellipses. Level: (z, x front, x rear, half width, front exponent, rear exponent).

    Low exponents (2 to 3) give a round nose, high ones (8 and more) a square end.
    """

    around = 120

    def __init__(self, levels, step=0.02):
        self.levels, self.step = levels, step

    def ring(self, z, grow=0.0):
        front, rear, half, nf, nr = _between(self.levels, z)
        front, rear, half = front + grow, rear - grow, half + grow
        middle = (front + rear) / 2
        dense = []
        for k in range(720):
            a = 2 * math.pi * k / 720
            c, s = math.cos(a), math.sin(a)
            n = nf if c >= 0 else nr
            x = abs(c) ** (2 / n) * ((front - middle) if c >= 0 else (rear - middle))
            dense.append((middle + x, math.copysign(half * abs(s) ** (2 / n), s)))
        # Evenly along the outline, or the corners would be all points and the sides none.
        lengths = [0.0]
        for p, q in zip(dense, dense[1:] + dense[:1]):
            lengths.append(lengths[-1] + math.dist(p, q))
        result, j = [], 0
        for k in range(self.around):
            target = lengths[-1] * k / self.around
            while lengths[j + 1] < target:
                j += 1
            part = (target - lengths[j]) / max(lengths[j + 1] - lengths[j], 1e-9)
            p, q = dense[j], dense[(j + 1) % 720]
            result.append((p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part, z))
        return result

    def front_x(self, y, z, grow=0.0):
        """Where the nose is at a given height, y from the middle."""
        front, rear, half, nf, _ = _between(self.levels, z)
        middle = (front + rear) / 2
        part = min(1.0, abs(y) / (half + grow))
        return middle + (front + grow - middle) * (1 - part**nf) ** (1 / nf)

    def rear_x(self, y, z, grow=0.0):
        front, rear, half, _, nr = _between(self.levels, z)
        middle = (front + rear) / 2
        part = min(1.0, abs(y) / (half + grow))
        return middle + (rear - grow - middle) * (1 - part**nr) ** (1 / nr)

    def side_y(self, x, z, grow=0.0):
        """Half width of the body at x and z."""
        front, rear, half, nf, nr = _between(self.levels, z)
        middle = (front + rear) / 2
        end, n = (front + grow - middle, nf) if x >= middle else (rear - grow - middle, nr)
        part = min(1.0, abs((x - middle) / end))
        return (half + grow) * (1 - part**n) ** (1 / n)

    def front_normal(self, y, z):
        """Direction out of the nose at a point."""
        e = 0.004
        across = (self.front_x(y + e, z) - self.front_x(y - e, z)) / (2 * e)
        upward = (self.front_x(y, z + e) - self.front_x(y, z - e)) / (2 * e)
        length = math.sqrt(1 + across * across + upward * upward)
        return (1 / length, -across / length, -upward / length)

    def solid(self, material, grow=0.0, low=None, high=None, grow_ends=0.0, name="body"):
        bottom, top = self.levels[0][0], self.levels[-1][0]
        low = bottom if low is None else low
        high = top if high is None else high
        heights = {low, high} | {level[0] for level in self.levels if low < level[0] < high}
        count = max(2, int((high - low) / self.step))
        heights |= {low + (high - low) * k / count for k in range(count + 1)}
        ordered = []
        for z in sorted(heights):
            if not ordered or z - ordered[-1] > self.step * 0.2:
                ordered.append(z)
        n, vertices, faces = self.around, [], []
        for i, z in enumerate(ordered):
            lift = grow_ends * (-1 if i == 0 else 1 if i == len(ordered) - 1 else 0)
            vertices += [(x, y, z + lift) for x, y, _ in self.ring(z, grow)]
        for i in range(len(ordered) - 1):
            for k in range(n):
                m = (k + 1) % n
                faces.append((i * n + k, i * n + m, (i + 1) * n + m, (i + 1) * n + k))
        faces.append(tuple(range(n))[::-1])
        faces.append(tuple(range((len(ordered) - 1) * n, len(ordered) * n)))
        return from_mesh(vertices, faces, material, name=name)

    def shell(self, material, wall=0.018, low=None, high=None, open_bottom=True, grow=0.0):
        # A skin that is larger than the body must also lie above its roof.
        outer = self.solid(material, grow, low, high, grow_ends=max(0.0, grow))
        inner = self.solid(material, grow - wall, low, high, grow_ends=0.05 if open_bottom else -wall)
        if open_bottom:
            top = max(v.co.z for v in inner.data.vertices)
            for v in inner.data.vertices:
                if v.co.z > top - 1e-4:
                    v.co.z -= 0.05 + wall
        return cut(outer, inner)


def prism(outline, plane, low, high, radius=0.0, material=None):
    """A mesh block with the given outline, from `low` to `high` along the plane's normal; for cutting."""
    ring = round_corners(outline, radius)
    put = {
        "xz": lambda u, v, w: (u, w, v),
        "yz": lambda u, v, w: (w, u, v),
        "xy": lambda u, v, w: (u, v, w),
    }[plane]
    n = len(ring)
    vertices = [put(u, v, low) for u, v in ring] + [put(u, v, high) for u, v in ring]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return from_mesh(vertices, faces, material, name="prism")


def frame_prism(outline, grown, plane, low, high, radius=0.0):
    """What lies between an outline and a larger one: for seals and shut lines."""
    outer = prism(grown, plane, low, high, radius)
    return cut(outer, prism(outline, plane, low - 0.1, high + 0.1, radius))


def grow_outline(outline, distance):
    """The outline moved outwards by a distance (corners keep their radii, grown too)."""
    n = len(outline)
    area = sum(
        outline[i][0] * outline[(i + 1) % n][1] - outline[(i + 1) % n][0] * outline[i][1] for i in range(n)
    )
    turn = 1 if area > 0 else -1
    result = []
    for i, point in enumerate(outline):
        p, q = outline[i - 1], outline[(i + 1) % n]
        normals = []
        for a, b in ((p, point), (point, q)):
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = math.hypot(dx, dy)
            normals.append((turn * dy / length, -turn * dx / length))
        (ax, ay), (bx, by) = normals
        scale = distance / max(0.25, 1 + ax * bx + ay * by)
        moved = (point[0] + (ax + bx) * scale, point[1] + (ay + by) * scale)
        result.append(moved + ((max(0.001, point[2] + distance),) if len(point) > 2 else ()))
    return result


def _combine(obj, tool, operation, keep_tool):
    modifier = obj.modifiers.new("csg", "BOOLEAN")
    modifier.operation, modifier.solver, modifier.object = operation, "EXACT", tool
    bake(obj)
    if not keep_tool:
        bpy.data.objects.remove(tool)
    return obj


def cut(obj, tool, keep_tool=False):
    return _combine(obj, tool, "DIFFERENCE", keep_tool)


def keep_inside(obj, tool, keep_tool=False):
    return _combine(obj, tool, "INTERSECT", keep_tool)


def bake(obj):
    """Applies modifiers now, so that tools can go and rendering need not repeat the work."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    materials = [m for m in obj.data.materials if m]
    obj.modifiers.clear()
    obj.data = mesh
    mesh.materials.clear()
    for material in materials[:1]:
        mesh.materials.append(material)
    mesh.polygons.foreach_set("material_index", [0] * len(mesh.polygons))
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.dissolve_degenerate(work, edges=work.edges, dist=1e-5)
    work.to_mesh(mesh)
    work.free()
    smooth(mesh)
    return obj


def duplicate(obj):
    twin = obj.copy()
    twin.data = obj.data.copy()
    return link(twin)
