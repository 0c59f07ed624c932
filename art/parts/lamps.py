"""Lamps: housings with reflectors, bulbs or LED rows, and lenses."""

import math

from mathutils import Matrix, Vector

from kit import materials as m
from kit.shapes import ball, box, cylinder, lathe, panel
from kit.solids import cut


def aim_along(parts, at, forward):
    """Turns parts built along +z to look along `forward`."""
    turn = Vector((0, 0, 1)).rotation_difference(Vector(forward)).to_matrix().to_4x4()
    for part in parts:
        part.matrix_basis = Matrix.Translation(at) @ turn @ part.matrix_basis
    return parts


def round_headlamp(at, forward, radius=0.08, bezel=None, depth=0.07, ring=True):
    """A parabolic bowl with a projector in it, a daylight ring, a domed clear lens and a bezel."""
    r = radius
    bowl = [(r * 0.92 * math.sqrt(k / 10), -depth * 0.8 + depth * 0.8 * k / 10) for k in range(11)]
    parts = [lathe(bowl, (0, 0, 0), "z", m.reflector(), 64)]
    parts.append(
        lathe(
            [
                (r * 0.40, -depth * 0.55),
                (r * 0.42, -depth * 0.1),
                (r * 0.36, -depth * 0.05),
                (r * 0.34, -depth * 0.12),
            ],
            (0, 0, 0),
            "z",
            m.chrome(),
            48,
        )
    )
    parts.append(ball(r * 0.34, (0, 0, -depth * 0.22), m.coloured_lens("#dfe9f2"), (1, 1, 0.55)))
    if ring:
        parts.append(
            lathe(
                [(r * 0.74, -0.012), (r * 0.78, -0.002), (r * 0.83, 0.0), (r * 0.87, -0.008)],
                (0, 0, 0),
                "z",
                m.glowing("#ffffff", 0.9),
                64,
            )
        )
    dome = [(0, r * 0.20), (r * 0.4, r * 0.17), (r * 0.75, r * 0.10), (r * 0.95, 0.012), (r * 0.99, 0.0)]
    parts.append(lathe(dome, (0, 0, 0.004), "z", m.lens(), 64))
    trim = [
        (r * 0.95, 0.0),
        (r * 0.97, 0.014),
        (r * 1.05, 0.016),
        (r * 1.11, 0.006),
        (r * 1.12, -0.01),
        (r * 1.08, -depth),
    ]
    trim += [(r * 0.2, -depth * 1.02), (0, -depth * 1.02)]
    parts.append(lathe(trim, (0, 0, 0), "z", bezel or m.chrome(), 64))
    return aim_along(parts, at, forward)


def lamp_hole(skins, at, radius=0.08):
    """Opens the panels before a round lamp, or they would lie inside its bowl."""
    for skin in skins:
        cut(skin, cylinder(radius * 0.98, 0.3, at, "x", m.chrome()))


def slab_lamp(at, forward, width, height, lens, depth=0.03, radius=0.012, rows=0, up_turn=0.0):
    """A rounded rectangular lamp: black tray, optional LED row, coloured or clear lens with a rim."""

    def outline(w, h):
        return [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]

    parts = [
        panel(
            outline(width + 0.014, height + 0.014),
            depth,
            "xy",
            -depth / 2,
            m.black_plastic(),
            radius=radius,
            bevel=0.004,
        )
    ]
    if rows:
        parts.append(
            panel(outline(width - 0.004, height - 0.004), 0.004, "xy", 0.001, m.reflector(), radius=radius)
        )
        for k in range(rows):
            x = width * ((k + 0.5) / rows - 0.5)
            size = min(height * 0.36, width / rows * 0.40)
            parts.append(
                lathe(
                    [(size, 0.004), (size * 1.12, 0.008), (size * 1.15, 0.003)],
                    (x, 0, 0),
                    "z",
                    m.gloss_black(),
                    32,
                )
            )
            parts.append(ball(size * 0.92, (x, 0, 0.003), m.led(), (1, 1, 0.22), 24))
        parts.append(panel(outline(width, height), 0.012, "xy", 0.012, m.lens(), radius=radius, bevel=0.004))
    else:
        parts.append(panel(outline(width, height), 0.016, "xy", 0.006, lens, radius=radius, bevel=0.006))
    if up_turn:
        for part in parts:
            part.matrix_basis = Matrix.Rotation(math.radians(up_turn), 4, "Z") @ part.matrix_basis
    forward = Vector(forward).normalized()
    # x of the lamp stays level, so that a lamp never hangs askew.
    side = Vector((0, 0, 1)).cross(forward).normalized()
    up = forward.cross(side)
    frame = Matrix((side, up, forward)).transposed().to_4x4()
    for part in parts:
        part.matrix_basis = Matrix.Translation(at) @ frame @ part.matrix_basis
    return parts


def tail_cluster(at, side, height=0.20, width=0.085):
    """Upright rear lamp: stop, turn and reverse in one black frame."""
    x, y, z = at
    third = height / 3
    slab_lamp((x, y, z), (-1, 0, 0), width + 0.012, height + 0.012, m.gloss_black(), depth=0.035, radius=0.02)
    for k, lens in enumerate((m.red_lens(), m.amber_lens(), m.coloured_lens("#e9eef0"))):
        slab_lamp(
            (x - 0.012, y, z + third * (1 - k)),
            (-1, 0, 0),
            width - 0.012,
            third - 0.010,
            lens,
            depth=0.012,
            radius=0.010,
        )


def indicator(at, forward, width=0.07, height=0.035):
    return slab_lamp(at, forward, width, height, m.amber_lens(), depth=0.02, radius=0.014)


def reflex(at, forward, colour="#b3100f", radius=0.025):
    parts = [
        cylinder(radius, 0.008, (0, 0, 0), "z", m.coloured_lens(colour)),
        cylinder(radius + 0.004, 0.005, (0, 0, -0.002), "z", m.chrome()),
    ]
    return aim_along(parts, at, forward)


def work_light(at, forward, size=0.06):
    box((size, size, size * 0.6), at, m.black_plastic())
    return slab_lamp(Vector(at) + Vector(forward) * size * 0.4, forward, size, size * 0.6, m.lens(), rows=2)
