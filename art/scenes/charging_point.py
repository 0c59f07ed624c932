"""A charging point under a solar roof: three columns, Mastee, Millo and Major taking power."""

from kit import materials as m
from kit.shapes import block, box, letters, tube
from parts.fittings import plate_font
from scenes import surfaces as s
from scenes.cast import park
from scenes.sky import daylight
from scenes.town import ground, house, road, tree


def _column(x, y, plug_to):
    white, green = m.paint("#f2f4f1"), m.satin_paint("#0a6b3d")
    block((x - 0.26, x + 0.26), (y - 0.16, y + 0.16), (0.10, 1.75), white, 0.05)
    block((x - 0.262, x + 0.262), (y + 0.08, y + 0.165), (0.10, 1.752), green, 0.04)
    block((x - 0.34, x + 0.34), (y - 0.24, y + 0.24), (0, 0.12), s.concrete(), 0.02)
    block((x - 0.17, x + 0.17), (y + 0.15, y + 0.175), (1.22, 1.52), m.gloss_black(), 0.01)
    block((x - 0.14, x + 0.14), (y + 0.17, y + 0.178), (1.26, 1.48), m.glowing("#bfe9d2", 1.3), 0.004)
    letters("CHARGE", 0.10, (x, y + 0.167, 1.62), (90, 0, 180), m.satin_paint("#f5b400"), 0.003, plate_font())
    box((0.10, 0.07, 0.16), (x, y + 0.19, 0.98), m.gloss_black(), 0.02)
    tube(
        [
            (x + 0.20, y + 0.16, 0.80),
            (x + 0.30, y + 0.35, 0.35),
            ((x + plug_to[0]) / 2, (y + plug_to[1]) / 2 + 0.1, 0.03),
            (plug_to[0] + 0.05, plug_to[1] - 0.35, 0.12),
            plug_to,
        ],
        0.016,
        m.rubber(),
        0.4,
    )


def _roof():
    for x in (-4.4, 4.4):
        block((x - 0.12, x + 0.12), (-2.30, -2.06), (0, 3.4), m.satin_paint("#e6e8e6"), 0.03)
        tube([(x, -2.2, 2.5), (x, 1.6, 3.35)], 0.06, m.satin_paint("#e6e8e6"), 0)
    for k in range(8):
        x = -5.0 + 1.25 * k
        block(
            (x + 0.02, x + 1.23),
            (-2.9, 2.4),
            (3.36, 3.40),
            m._principled("solar", "#0c1a33", roughness=0.12, clearcoat=1.0),
            0.01,
        )
        # From below it is a painted sheet, not glass.
        block((x + 0.02, x + 1.23), (-2.9, 2.4), (3.35, 3.359), m.matte("#d9ddd6"), 0)
        for j in range(9):
            y = -2.9 + 5.3 * j / 8
            block((x + 0.02, x + 1.23), (y - 0.008, y + 0.008), (3.361, 3.404), m.alloy(), 0)
    block((-5.1, 5.1), (2.36, 2.50), (3.22, 3.46), m.satin_paint("#0a6b3d"), 0.03)
    letters(
        "PATHIKA CHARGE POINT",
        0.19,
        (0, 2.505, 3.335),
        (90, 0, 180),
        m.satin_paint("#f5b400"),
        0.004,
        plate_font(),
    )


def build():
    daylight(38, 70, 2.2, 0.22, (1, 0.95, 0.86))
    ground((-60, 60), (-9, 7.5), s.paving(), 0)
    ground((-90, 90), (-80, 80), s.meadow(), -0.03)
    road((-50, 50), 7.0, y=11.5)
    _roof()
    for x, plug in ((-3.0, (-3.15, -1.28, 0.62)), (0.0, (0.0, -1.0, 0.60)), (3.0, (3.05, -1.2, 0.60))):
        _column(x, -2.3, plug)
    park("millo", "full-body", (-3.0, 0.15), 84)
    park("mastee", "white", (0.05, 0.35), 88)
    park("major", None, (3.2, 0.55), 92)
    for x in (-4.55, -1.5, 1.55, 4.6):
        ground((x - 0.05, x + 0.05), (-1.9, 2.9), s.plaster("#e9e6da", "#f1eee4"), 0.004)
    for k, x in enumerate((-13, -9, -6.4, 7.0, 10.5, 14)):
        tree((x, -7.0 - (k % 3) * 1.5), 6.0, 2.5, 1 + k % 3, k)
    for k in range(5):
        house(
            -16 + 7.5 * k,
            6.4,
            -14,
            1,
            2 + k % 2,
            (("#cfc3a8", "#ddd3bc"), ("#a8bdb4", "#b9cbc3"))[k % 2],
            80 + k,
        )
