"""Load bodies: an open tray with drop sides, and a closed box with doors or a shutter."""

from kit import materials as m
from kit.shapes import block, box, cylinder, panel, rod, tube
from parts.fittings import badge, bolt_row


def _pressed_side(length, height, x, y, z, side, paint, ribs):
    """A drop side: outer sheet, raised frame and pressed vertical ribs, rolled top edge."""
    x0, x1 = x
    block((x0, x1), sorted((side * (y - 0.022), side * (y - 0.008))), (z, z + height), paint, 0.004)
    rim = [(x0, z), (x1, z), (x1, z + height), (x0, z + height)]
    inner = [
        (x0 + 0.045, z + 0.05),
        (x1 - 0.045, z + 0.05),
        (x1 - 0.045, z + height - 0.05),
        (x0 + 0.045, z + height - 0.05),
    ]
    panel(rim, 0.012, "xz", side * (y - 0.006), paint, [[(*p, 0.02) for p in inner]], 0, 0.004)
    pitch = (length - 0.09) / ribs
    for k in range(1, ribs):
        c = x0 + 0.045 + pitch * k
        rib = [
            (c - 0.028, z + 0.04),
            (c + 0.028, z + 0.04),
            (c + 0.028, z + height - 0.04),
            (c - 0.028, z + height - 0.04),
        ]
        panel(rib, 0.012, "xz", side * (y - 0.006), paint, bevel=0.005)
    tube(
        [(x0 + 0.01, side * (y - 0.014), z + height), (x1 - 0.01, side * (y - 0.014), z + height)],
        0.013,
        paint,
        0,
    )


def _latch(x, y, z, turn=0):
    box((0.05, 0.02, 0.09) if not turn else (0.02, 0.05, 0.09), (x, y, z), m.steel(), 0.005)
    rod((x, y, z - 0.05), (x, y, z + 0.055), 0.008, m.chrome())


def open_tray(x, half, floor, height, paint, name, ribs=6, ink=None):
    """An open load body with its floor on cross members and three drop gates."""
    x0, x1 = x
    block((x0, x1), (-half, half), (floor - 0.035, floor), m.chassis_black(), 0.006)
    block(
        (x0 + 0.02, x1 - 0.02), (-half + 0.02, half - 0.02), (floor - 0.002, floor + 0.004), m.steel(), 0.002
    )
    for k in range(9):
        y = (k - 4) * half * 0.22
        block(
            (x0 + 0.05, x1 - 0.05), (y - 0.012, y + 0.012), (floor + 0.002, floor + 0.010), m.steel(), 0.003
        )
    for s in (-1, 1):
        _pressed_side(x1 - x0 - 0.05, height, (x0 + 0.025, x1 - 0.025), half, floor, s, paint, ribs)
        for end in (x0 + 0.012, x1 - 0.012):
            block(
                (end - 0.014, end + 0.014),
                sorted((s * (half - 0.036), s * (half + 0.001))),
                (floor - 0.03, floor + height + 0.012),
                paint,
                0.005,
            )
        for k in range(4):
            c = x0 + (x1 - x0) * (k + 0.5) / 4
            cylinder(0.010, 0.08, (c, s * half, floor - 0.005), "x", m.steel())
        _latch(x0 + 0.045, s * (half + 0.001), floor + height - 0.10)
        _latch(x1 - 0.045, s * (half + 0.001), floor + height - 0.10)
        tube(
            [
                (x0 + 0.2, s * half, floor - 0.02),
                (x0 + 0.2, s * (half + 0.006), floor - 0.055),
                (x0 + 0.28, s * (half + 0.006), floor - 0.055),
                (x0 + 0.28, s * half, floor - 0.02),
            ],
            0.006,
            m.chassis_black(),
            0.02,
        )
    block((x1 - 0.020, x1 - 0.006), (-half + 0.03, half - 0.03), (floor, floor + height), paint, 0.004)
    tube(
        [(x1 - 0.013, -half + 0.03, floor + height), (x1 - 0.013, half - 0.03, floor + height)],
        0.013,
        paint,
        0,
    )
    _tailgate(x0, half, floor, height, paint, name, ink or m.satin_paint("#f4f5f3"))


def _tailgate(x0, half, floor, height, paint, name, ink):
    w = half - 0.035
    block((x0 + 0.010, x0 + 0.022), (-w, w), (floor, floor + height), paint, 0.004)
    rim = [(-w, floor), (w, floor), (w, floor + height), (-w, floor + height)]
    inner = [
        (-w + 0.05, floor + 0.05),
        (w - 0.05, floor + 0.05),
        (w - 0.05, floor + height - 0.05),
        (-w + 0.05, floor + height - 0.05),
    ]
    panel(rim, 0.012, "yz", x0 + 0.008, paint, [[(*p, 0.02) for p in inner]], bevel=0.004)
    tube([(x0 + 0.014, -w, floor + height), (x0 + 0.014, w, floor + height)], 0.013, paint, 0)
    badge(name, (x0 + 0.009, 0, floor + height * 0.52), (90, 0, -90), height * 0.42, ink, 0.002)
    for s in (-1, 1):
        _latch(x0 + 0.002, s * (w - 0.03), floor + height - 0.10, 90)
        cylinder(0.010, 0.09, (x0 + 0.004, s * w * 0.6, floor - 0.005), "y", m.steel())
        tube(
            [
                (x0 + 0.016, s * (w - 0.005), floor + height - 0.06),
                (x0 + 0.07, s * (w - 0.004), floor + height * 0.45),
            ],
            0.004,
            m.chrome(),
            0,
        )


def _edges(x, half, low, high, material, size=0.028):
    """Aluminium corner sections round a box body."""
    x0, x1 = x
    for s in (-1, 1):
        for z in (low, high):
            block(
                (x0, x1),
                sorted((s * (half - size), s * (half + 0.002))),
                (z - size if z == high else z, z if z == high else z + size),
                material,
                0.006,
            )
        for c in (x0, x1):
            block(
                (c if c == x0 else c - size, c + size if c == x0 else c),
                sorted((s * (half - size), s * (half + 0.002))),
                (low, high),
                material,
                0.006,
            )
    for c in (x0, x1):
        for z in (low, high):
            block(
                (c - 0.002 if c == x0 else c - size, c + size if c == x0 else c + 0.002),
                (-half, half),
                (z - size if z == high else z, z if z == high else z + size),
                material,
                0.006,
            )


def closed_box(x, half, floor, top, name, accent, skin="#f3f4f2"):
    """A panelled box: skin, corner sections with rivets, stripe, lettering and two rear doors."""
    x0, x1 = x
    white, trim = m.paint(skin), m.satin_paint("#c5c9cc")
    block((x0 + 0.008, x1 - 0.008), (-half + 0.006, half - 0.006), (floor, top - 0.004), white, 0.01)
    _edges(x, half, floor - 0.03, top, trim)
    length, height = x1 - x0, top - floor
    size = min(length * 0.24, length * 1.12 / len(name))
    for s in (-1, 1):
        y = half - 0.006
        stripe = [
            (x0 + 0.03, floor + height * 0.10),
            (x1 - 0.03, floor + height * 0.10),
            (x1 - 0.03, floor + height * 0.24),
            (x0 + 0.03, floor + height * 0.24),
        ]
        panel(stripe, 0.002, "xz", s * y, m.satin_paint(accent), bevel=0.0005)
        thin = [
            (u, v + height * 0.155 if v < floor + 0.2 * height else v + height * 0.035) for u, v in stripe
        ]
        panel(thin, 0.002, "xz", s * y, m.satin_paint("#f5b400"), bevel=0.0005)
        badge(
            name,
            ((x0 + x1) / 2, s * (y + 0.001), floor + height * 0.60),
            (90, 0, 0 if s < 0 else 180),
            size,
            m.satin_paint(accent),
            0.001,
        )
        badge(
            "electric cargo",
            ((x0 + x1) / 2, s * (y + 0.001), floor + height * 0.435),
            (90, 0, 0 if s < 0 else 180),
            size * 0.29,
            m.satin_paint("#3b4147"),
            0.001,
        )
        rivets = [
            (x0 + 0.05 + k * (length - 0.1) / 14, s * (half + 0.002), z)
            for k in range(15)
            for z in (floor - 0.014, top - 0.014)
        ]
        rivets += [
            (c, s * (half + 0.002), floor + 0.05 + k * (height - 0.1) / 11)
            for k in range(12)
            for c in (x0 + 0.014, x1 - 0.014)
        ]
        bolt_row(rivets, "y", 0.005)
        for k in range(3):
            c = x0 + length * (k + 0.5) / 3
            box((0.05, 0.008, 0.022), (c, s * (half + 0.002), floor - 0.015), m.amber_lens(), 0.003)
    _rear_doors(x0, half, floor, top, white, name, accent)


def _rear_doors(x0, half, floor, top, skin, name, accent):
    height = top - floor
    for s in (-1, 1):
        door = [
            (s * 0.004, floor + 0.01),
            (s * (half - 0.035), floor + 0.01),
            (s * (half - 0.035), top - 0.04),
            (s * 0.004, top - 0.04),
        ]
        panel(door, 0.012, "yz", x0 - 0.001, skin, radius=0.012, bevel=0.004)
        for k in range(3):
            z = floor + height * (0.14 + 0.34 * k)
            box((0.014, 0.10, 0.035), (x0 - 0.009, s * (half - 0.055), z), m.steel(), 0.005)
            cylinder(0.010, 0.05, (x0 - 0.007, s * (half - 0.012), z), "z", m.steel())
        rod((x0 - 0.009, s * 0.07, floor + 0.03), (x0 - 0.009, s * 0.07, top - 0.06), 0.008, m.chrome())
        for z in (floor + 0.05, floor + height * 0.5, top - 0.09):
            box((0.02, 0.045, 0.03), (x0 - 0.008, s * 0.07, z), m.steel(), 0.004)
        tube(
            [(x0 - 0.010, s * 0.07, floor + height * 0.40), (x0 - 0.012, s * 0.16, floor + height * 0.40)],
            0.009,
            m.chassis_black(),
            0,
        )
    box((0.008, 0.012, height - 0.06), (x0 - 0.003, 0, (floor + top) / 2), m.rubber(), 0.003)
    badge(
        name,
        (x0 - 0.0075, half * 0.54, floor + height * 0.72),
        (90, 0, -90),
        half * 0.17 * min(1, 5 / len(name)),
        m.satin_paint(accent),
        0.001,
    )
