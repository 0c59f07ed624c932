"""A trade-show stand: the whole range in a row on a green floor, before the maker's wall and under its lamps."""

import math
import random

from kit import materials as m
from kit.shapes import block, cylinder, from_mesh, letters, rod
from parts.fittings import plate_font
from scenes import surfaces as s
from scenes.cast import park
from scenes.studio import area, world_gradient
from scenes.town import ground

BACK, FRONT, HALF, TOP = -5.4, 3.0, 8.6, 4.6


def _wall():
    green, yellow, cream = m.satin_paint("#0a5a38"), m.satin_paint("#f5b400"), m.satin_paint("#fbf8f1")
    block((BACK - 0.2, BACK), (-HALF, HALF), (0, TOP), green, 0.02)
    block((BACK, BACK + 0.04), (-HALF, HALF), (0.10, 0.16), m.glowing("#f5b400", 2.2), 0.01)
    letters("PATHIKA", 1.05, (BACK + 0.02, 0, 3.42), (90, 0, 90), yellow, 0.05, plate_font())
    letters("electric vehicles", 0.40, (BACK + 0.02, 0, 2.72), (90, 0, 90), cream, 0.02, plate_font())
    # Lit panels at both ends, each with the names of a part of the range.
    for side, names in ((-1, ("MASTEE", "for passengers")), (1, ("MILLO", "for goods"))):
        y = side * 6.1
        block((BACK, BACK + 0.14), (y - 1.6, y + 1.6), (0.5, 4.2), m.satin_paint("#d9dcd8"), 0.02)
        block(
            (BACK + 0.13, BACK + 0.15), (y - 1.52, y + 1.52), (0.58, 4.12), m.glowing("#fff4dc", 0.75), 0.005
        )
        block((BACK + 0.14, BACK + 0.16), (y - 1.52, y + 1.52), (0.58, 1.35), m.satin_paint("#f5b400"), 0.004)
        letters(
            names[0],
            0.62,
            (BACK + 0.16, y, 3.3),
            (90, 0, 90),
            m.satin_paint("#0a5a38"),
            0.01,
            plate_font(),
        )
        letters(
            names[1],
            0.30,
            (BACK + 0.16, y, 2.72),
            (90, 0, 90),
            m.satin_paint("#2a2d2f"),
            0.01,
            plate_font(),
        )


def _ceiling():
    """White beams across the stand, a line of light under each second one, spots on a rail before them."""
    for k in range(12):
        x = BACK + 0.1 + 0.62 * k
        block((x, x + 0.10), (-HALF, HALF), (TOP, TOP + 0.34), m.matte("#e9e6dc"), 0.01)
        if k % 2:
            block(
                (x + 0.03, x + 0.07),
                (-HALF + 0.3, HALF - 0.3),
                (TOP - 0.02, TOP),
                m.glowing("#fff3dd", 6.0),
                0.004,
            )
    for side in (-1, 1):
        block((BACK, 2.2), sorted((side * HALF, side * (HALF - 0.14))), (TOP, TOP + 0.4), m.matte("#e9e6dc"), 0.01)
        block((2.0, 2.2), sorted((side * HALF, side * (HALF - 0.2))), (0, TOP), m.matte("#e9e6dc"), 0.01)
    block((2.2, 2.34), (-HALF, HALF), (TOP - 0.12, TOP + 0.5), m.satin_paint("#0a5a38"), 0.02)
    block((2.34, 2.36), (-HALF, HALF), (TOP - 0.02, TOP + 0.04), m.glowing("#f5b400", 2.0), 0.004)
    for k in range(9):
        y = -7.2 + 1.8 * k
        cylinder(0.09, 0.22, (1.8, y, TOP - 0.22), "z", m.black_plastic(), 0.02, turn=(0, 25, 0))
        rod((1.8, y, TOP - 0.12), (1.8, y, TOP + 0.1), 0.012, m.black_plastic())


def _banner(x, y, name, words, turn):
    """A roll-up banner on its foot."""
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def sheet(u, z, out, material):
        (u0, u1), (z0, z1) = u, z
        corners = [(u0, z0), (u1, z0), (u1, z1), (u0, z1)]
        from_mesh(
            [(x - n * a + c * out, y + c * a + n * out, b) for a, b in corners],
            [(0, 1, 2, 3)],
            material,
            name="banner",
        )

    sheet((-0.45, 0.45), (0.08, 2.15), 0.0, m.satin_paint("#f4f1e6"))
    sheet((-0.45, 0.45), (0.08, 0.72), 0.003, m.satin_paint("#0a5a38"))
    sheet((-0.45, 0.45), (0.72, 0.77), 0.003, m.satin_paint("#f5b400"))
    green = m.satin_paint("#0a5a38")
    letters(name, 0.19, (x + c * 0.004, y + n * 0.004, 1.72), (90, 0, 90 + turn), green, 0.001, plate_font())
    letters(
        words,
        0.105,
        (x + c * 0.004, y + n * 0.004, 1.46),
        (90, 0, 90 + turn),
        m.satin_paint("#2a2d2f"),
        0.001,
        plate_font(),
    )
    rod((x - n * -0.46, y + c * -0.46, 0.045), (x - n * 0.46, y + c * 0.46, 0.045), 0.045, m.alloy())


def _plant(x, y, seed, height=1.3):
    """A pot of long arching leaves."""
    chance, vertices, faces = random.Random(seed), [], []
    cylinder(0.22, 0.46, (x, y, 0.23), "z", m.satin_paint("#f4f1e6"), 0.03)
    cylinder(0.195, 0.02, (x, y, 0.455), "z", s.earth(), 0.002)
    for _ in range(46):
        a, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.15, 0.62)
        rise, wide = height * chance.uniform(0.55, 1.0), chance.uniform(0.025, 0.045)
        c, n = math.cos(a), math.sin(a)
        base = len(vertices)
        for k in range(7):
            t = k / 6
            out, up = 0.03 + reach * t**1.6, 0.44 + rise * (t - 0.38 * t**3)
            w = wide * math.sin(math.pi * (0.12 + 0.86 * t))
            vertices += [(x + c * out - n * w, y + n * out + c * w, up), (x + c * out + n * w, y + n * out - c * w, up)]
        faces += [(base + 2 * k, base + 2 * k + 1, base + 2 * k + 3, base + 2 * k + 2) for k in range(6)]
    from_mesh(vertices, faces, s.leaves("#2c6a2c", "#6a9a3c"), name="plant")


def _desk(x, y):
    block((x - 0.35, x + 0.35), (y - 1.0, y + 1.0), (0, 1.02), m.satin_paint("#0a5a38"), 0.04)
    block((x - 0.42, x + 0.42), (y - 1.08, y + 1.08), (1.02, 1.07), m.satin_paint("#f4f1e6"), 0.02)
    block((x + 0.35, x + 0.36), (y - 1.0, y + 1.0), (0.08, 0.12), m.glowing("#f5b400", 2.2), 0.004)
    letters(
        "PATHIKA", 0.24, (x + 0.352, y, 0.52), (90, 0, 90), m.satin_paint("#f5b400"), 0.004, plate_font()
    )


def build():
    world_gradient([(0.0, 0.05), (0.5, 0.10), (0.6, 0.14), (1.0, 0.22)], 1.0)
    ground((-30, 40), (-40, 40), s.polished_floor(("#6b6f70", "#747879")), -0.10)
    block((BACK - 0.2, FRONT), (-HALF, HALF), (-0.10, 0.0), s.polished_floor(("#dcd8cc", "#e3dfd4")), 0.02)
    ground((-1.9, 1.9), (-HALF + 0.4, HALF - 0.4), s.cloth("#14623f", "#196c46"), 0.003)
    for x in (-1.98, 1.98):
        ground((x - 0.06, x + 0.06), (-HALF + 0.4, HALF - 0.4), m.satin_paint("#f5b400"), 0.004)
    block((FRONT, FRONT + 0.03), (-HALF, HALF), (-0.06, -0.03), m.glowing("#f5b400", 2.0), 0.005)
    # Dark partitions of the neighbours close the hall behind and beside the stand.
    block((-12.0, -11.8), (-40, 40), (-0.1, 12), m.matte("#2b3133"), 0)
    for side in (-1, 1):
        block((-12, 6), sorted((side * 13, side * 13.2)), (-0.1, 6.5), m.matte("#394245"), 0)
    _wall()
    _ceiling()
    park("millo", "full-body", (-0.3, 5.3), -16)
    park("mastee", "yellow", (0.0, 3.45), -10)
    park("mastee", "green", (-3.2, 2.6), -6)
    park("major", None, (-0.35, 1.1), -3)
    park("manzil", None, (-0.3, -1.35), 5)
    park("mastee", "white", (0.0, -3.4), 10)
    park("millo", "half-body", (-0.3, -5.2), 16)
    park("marvel", None, (2.3, 4.5), -62)
    park("marvel_pro", None, (2.35, 0.0), -68)
    park("mighty", None, (2.3, -4.4), 64)
    _desk(-3.6, -4.6)
    for k, (x, y, name, words, turn) in enumerate(
        (
            (-2.9, -1.9, "MANZIL", "closed and dry", 6),
            (-2.9, 5.3, "MILLO", "city cargo", -16),
            (-2.6, 0.9, "MAJOR", "half a tonne", -4),
            (-2.7, -6.6, "E-BIKES", "three models", 18),
        )
    ):
        _banner(x, y, name, words, turn)
        _plant(x - 0.3, y + (1.05 if k % 2 else -1.0), k)
    for y in (-7.6, 7.6):
        _plant(1.2, y, 10 + int(y), 1.5)
    for y in (-6, -2, 2, 6):
        area((4.0, y, 4.3), (-0.4, y * 0.95, 0.7), (1.2, 3.0), 190, (1, 0.97, 0.93))
    area((-1.4, 0, 4.5), (-1.4, 0, 0), (5, 15), 420, (1, 0.97, 0.93))
    area((BACK + 1.6, 0, 4.4), (BACK, 0, 2.4), (0.5, 15), 150, (1, 0.95, 0.86))
    area((11, 0, 4.5), (0, 0, 1.0), (12, 4), 420)
