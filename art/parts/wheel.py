"""Wheels of the three-wheelers: treaded tyre, pressed or spoked rim, drum brake, hub."""

import math

from mathutils import Matrix

from kit import materials as m
from kit.shapes import cylinder, from_mesh, lathe, place


def _tyre_profile(radius, width, rim):
    """Half-round shoulders, slightly crowned tread, sidewall with a rib and a bead."""
    w = width / 2
    points = [(rim - 0.006, -w * 0.72), (rim + 0.006, -w * 0.82)]
    wall = radius - rim
    points += [(rim + wall * 0.22, -w * 0.95), (rim + wall * 0.25, -w * 1.0), (rim + wall * 0.29, -w * 0.97)]
    points += [(rim + wall * 0.5, -w), (rim + wall * 0.72, -w * 0.97), (rim + wall * 0.86, -w * 0.88)]
    points += [(radius - 0.010, -w * 0.74), (radius - 0.006, -w * 0.4), (radius - 0.004, 0)]
    return points + [(r, -h) for r, h in reversed(points[:-1])]


def _tread(radius, width, count, material):
    """Staggered blocks on the crown: two rows of shoulder lugs and a zigzag rib between."""
    w, vertices, faces = width / 2, [], []

    def lug(angle, span, low, high, skew, top=0.0):
        base = len(vertices)
        for drop, inset in ((0.014, 0), (top, 0.12)):
            for sa, sh in ((-1, 0), (1, 0), (1, 1), (-1, 1)):
                h = low + (high - low) * sh
                a = angle + sa * span * (1 - inset) / 2 + skew * (h - low)
                crown = 0.012 * (abs(h) / w) ** 3
                r = radius - drop - crown
                vertices.append((r * math.cos(a), r * math.sin(a), h * (1 - inset * 0.15)))
        b = base
        faces.extend([(b, b + 1, b + 2, b + 3), (b + 4, b + 5, b + 6, b + 7)])
        faces.extend([(b + k, b + (k + 1) % 4, b + 4 + (k + 1) % 4, b + 4 + k) for k in range(4)])

    step = 2 * math.pi / count
    for k in range(count):
        a = k * step
        lug(a, step * 0.62, 0.34 * w, 0.93 * w, 2.2)
        lug(a + step / 2, step * 0.62, -0.93 * w, -0.34 * w, -2.2)
        lug(a, step * 0.78, -0.02 * w, 0.25 * w, 3.0)
        lug(a + step / 2, step * 0.78, -0.25 * w, 0.02 * w, -3.0)
    return from_mesh(vertices, faces, material, angle=20, name="tread")


def _pressed_rim(rim, width, finish, holes=10):
    """A steel disc with hand holes, dished like the pressed wheels of small commercial vehicles."""
    w = width / 2
    barrel = [
        (rim - 0.004, -w * 0.8),
        (rim + 0.004, -w * 0.78),
        (rim - 0.010, -w * 0.7),
        (rim - 0.026, -w * 0.5),
    ]
    barrel += [(rim - 0.030, 0), (rim - 0.026, w * 0.5), (rim - 0.010, w * 0.7), (rim + 0.004, w * 0.78)]
    barrel += [(rim - 0.004, w * 0.8), (rim - 0.016, w * 0.72), (rim - 0.034, w * 0.48), (rim - 0.036, 0)]
    parts = [lathe(barrel, (0, 0, 0), "z", finish, 96)]
    disc = [(rim - 0.028, w * 0.1), (rim * 0.86, w * 0.24), (rim * 0.72, w * 0.30), (rim * 0.62, w * 0.42)]
    disc += [(rim * 0.50, w * 0.46), (rim * 0.44, w * 0.30), (0, w * 0.28)]
    parts.append(lathe(disc, (0, 0, 0), "z", finish, 96))
    hole = m.gloss_black()
    for k in range(holes):
        a = 2 * math.pi * k / holes
        r = rim * 0.75
        parts.append(
            cylinder(rim * 0.088, 0.004, (r * math.cos(a), r * math.sin(a), w * 0.29), "z", hole, 0.001, 20)
        )
    return parts


def _hub(rim, width):
    w, parts = width / 2, []
    parts.append(
        lathe(
            [(rim * 0.24, w * 0.25), (rim * 0.22, w * 0.62), (rim * 0.16, w * 0.74), (0, w * 0.76)],
            (0, 0, 0),
            "z",
            m.chassis_black(),
            48,
        )
    )
    for k in range(5):
        a = 2 * math.pi * k / 5
        at = (rim * 0.34 * math.cos(a), rim * 0.34 * math.sin(a), w * 0.36)
        parts.append(cylinder(0.011, 0.026, at, "z", m.chrome(), 0.003, 6))
    return parts


def wheel(at, radius, width, rim, side=1, finish=None, drum=0.1, steer=0.0, lugs=44):
    """One wheel; its dished face looks to `side` (+1 left, -1 right). Returns its objects."""
    finish = finish or m.alloy()
    parts = [lathe(_tyre_profile(radius, width, rim), (0, 0, 0), "z", m.rubber(), 128, 50)]
    parts.append(_tread(radius, width, lugs, m.rubber()))
    for rib in (0.42, 0.58):
        r = rim + (radius - rim) * rib
        for s in (-1, 1):
            h = s * width * 0.502
            parts.append(
                lathe([(r, h * 0.97), (r + 0.002, h), (r + 0.004, h * 0.97)], (0, 0, 0), "z", m.rubber(), 96)
            )
    parts += _pressed_rim(rim, width, finish) + _hub(rim, width)
    parts.append(cylinder(drum, width * 0.7, (0, 0, -width * 0.22), "z", m.steel(), 0.01))
    for part in parts:
        _mount(part, at, side, steer)
    return parts


def _mount(part, at, side, steer):
    """From 'axle along z' to 'axle along y', standing at the wheel's place."""
    axle = Matrix.Rotation(math.radians(-90 * side), 4, "X")
    spin = Matrix.Rotation(math.radians(steer), 4, "Z")
    local = part.matrix_basis.copy()
    part.matrix_basis = Matrix.Translation(at) @ spin @ axle @ local


def mudguard(at, radius, width, start, end, material, lip=0.02, thickness=0.006, turn=0.0):
    """A curved guard over a wheel, from angle `start` to `end` (degrees, 0 = forward, 90 = up)."""
    steps, vertices, faces = 32, [], []
    section = [
        (-width / 2, -lip),
        (-width / 2 * 0.98, -0.004),
        (-width * 0.42, 0.006),
        (-width * 0.2, 0.014),
        (0, 0.016),
    ]
    section += [(-h, d) for h, d in reversed(section[:-1])]
    n = len(section)
    for k in range(steps + 1):
        a = math.radians(start + (end - start) * k / steps)
        vertices += [((radius + d) * math.cos(a), h, (radius + d) * math.sin(a)) for h, d in section]
    for k in range(steps):
        for i in range(n - 1):
            faces.append((k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i))
    guard = from_mesh(vertices, faces, material, angle=50, name="mudguard")
    solid = guard.modifiers.new("sheet", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    return place(guard, at, (0, 0, turn))
