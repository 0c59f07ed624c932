"""Chain, chainring, cranks, pedals, sprocket."""

import math

from mathutils import Vector

from kit import materials as m
from kit.shapes import box, cylinder, from_mesh, lathe, rod, tube


def _gear(at, radius, teeth, thickness, material, hole):
    x0, y0, z0 = at
    ring, vertices, faces = [], [], []
    for k in range(teeth * 4):
        a = 2 * math.pi * k / (teeth * 4)
        r = radius + (0.0035 if k % 4 in (1, 2) else -0.002)
        ring.append((r * math.cos(a), r * math.sin(a)))
    n = len(ring)
    for y in (-thickness / 2, thickness / 2):
        vertices += [(x0 + u, y0 + y, z0 + v) for u, v in ring]
        vertices += [(x0 + hole * u / radius, y0 + y, z0 + hole * v / radius) for u, v in ring]
    for k in range(n):
        j = (k + 1) % n
        faces += [(k, j, n + j, n + k), (2 * n + k, 2 * n + j, 3 * n + j, 3 * n + k)]
        faces += [(k, j, 2 * n + j, 2 * n + k), (n + k, n + j, 3 * n + j, 3 * n + k)]
    return from_mesh(vertices, faces, material, name="gear")


def _chain(front, rear, r1, r2, y, material):
    """Links along both straights and round both wheels."""
    (x1, z1), (x2, z2) = front, rear
    path = []
    for k in range(25):
        a = math.radians(-92 + 184 * k / 24)
        path.append((x1 + r1 * math.cos(a), z1 + r1 * math.sin(a)))
    for k in range(17):
        a = math.radians(92 + 176 * k / 16)
        path.append((x2 + r2 * math.cos(a), z2 + r2 * math.sin(a)))
    path.append(path[0])
    lengths = [0.0]
    for p, q in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.dist(p, q))
    count = int(lengths[-1] / 0.0127)
    points, j = [], 0
    for k in range(count + 1):
        target = lengths[-1] * k / count
        while j < len(lengths) - 2 and lengths[j + 1] < target:
            j += 1
        t = (target - lengths[j]) / (lengths[j + 1] - lengths[j])
        p, q = path[j], path[j + 1]
        points.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    vertices, faces = [], []
    for k in range(count):
        a, b = Vector(points[k]), Vector(points[(k + 1) % count] if k < count - 1 else points[0])
        along = (b - a).normalized() * 0.0026
        across = Vector((-along.y, along.x)) * 1.5
        half = 0.0046 if k % 2 else 0.0028
        base = len(vertices)
        for dy in (-half, half):
            for u in (a - along + across, b + along + across, b + along - across, a - along - across):
                vertices.append((u.x, y + dy, u.y))
        faces += [
            tuple(base + i for i in f)
            for f in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
        ]
    return from_mesh(vertices, faces, material, angle=20, name="chain")


def drive(bottom_bracket, rear_axle, crank_angle=-20, side=-1):
    """The right-hand (y < 0) side carries the chain, as on every bicycle."""
    bx, bz = bottom_bracket
    rx, rz = rear_axle
    y = side * 0.052
    _gear((bx, y, bz), 0.088, 44, 0.003, m.gloss_black(), 0.068)
    for k in range(5):
        a = math.radians(crank_angle + 72 * k)
        rod((bx, y, bz), (bx + 0.072 * math.cos(a), y, bz + 0.072 * math.sin(a)), 0.006, m.gloss_black())
    lathe(
        [(0.094, -0.002), (0.100, -0.004), (0.102, 0), (0.100, 0.003), (0.090, 0.004)],
        (bx, y - 0.006, bz),
        "y",
        m.gloss_black(),
        96,
    )
    _gear((rx, y, rz), 0.036, 18, 0.004, m.steel(), 0.012)
    _chain((bx, bz), (rx, rz), 0.088, 0.036, y, m.metal("#777b7f", 0.3))
    cylinder(0.021, 0.075, (bx, 0, bz), "y", m.chassis_black())
    cylinder(0.009, 0.15, (bx, 0, bz), "y", m.steel())
    for s, turn in ((side, crank_angle), (-side, crank_angle + 180)):
        a = math.radians(turn)
        end = (bx + 0.165 * math.cos(a), s * 0.088, bz + 0.165 * math.sin(a))
        tube([(bx, s * 0.070, bz), end], 0.0095, m.alloy(), 0)
        cylinder(0.016, 0.018, (bx, s * 0.072, bz), "y", m.alloy())
        cylinder(0.013, 0.018, end, "y", m.alloy())
        px, py, pz = end[0], end[1] + s * 0.055, end[2]
        box((0.080, 0.085, 0.018), (px, py, pz), m.black_plastic(), 0.006)
        for e in (-1, 1):
            box((0.006, 0.05, 0.010), (px + e * 0.041, py, pz), m.amber_lens(), 0.002)
        rod((px, end[1], pz), (px, py + s * 0.045, pz), 0.006, m.steel())
