"""A trade-show stand: the whole range on a polished floor before the maker's wall."""

from kit import materials as m
from kit.shapes import block, cylinder, letters, rod
from parts.fittings import plate_font
from scenes import surfaces as s
from scenes.cast import park
from scenes.studio import area, world_gradient
from scenes.town import ground


def _wall():
    block((-9.0, -8.8), (-10, 10), (0, 4.6), m.satin_paint("#073f26"), 0.02)
    block((-8.8, -8.74), (-9.6, 9.6), (0.25, 0.33), m.glowing("#f5b400", 2.2), 0.01)
    block((-8.8, -8.74), (-9.6, 9.6), (4.30, 4.36), m.glowing("#fff1cf", 3.0), 0.01)
    letters("PATHIKA", 1.30, (-8.78, 0, 3.15), (90, 0, 90), m.satin_paint("#f5b400"), 0.05, plate_font())
    letters(
        "electric vehicles", 0.46, (-8.78, 0, 2.28), (90, 0, 90), m.satin_paint("#fbf8f1"), 0.02, plate_font()
    )
    for k in range(14):
        y = -9.1 + 1.4 * k
        block((-8.79, -8.76), (y - 0.35, y + 0.35), (1.70, 1.78), m.satin_paint("#f5b400"), 0.01)


def _truss():
    for z in (5.0, 5.35):
        for x in (2.0, 2.35):
            rod((x, -10, z), (x, 10, z), 0.028, m.alloy())
    for k in range(40):
        y = -10 + 0.5 * k
        rod((2.0, y, 5.0), (2.35, y + 0.25, 5.35), 0.012, m.alloy())
    for k in range(9):
        y = -8 + 2 * k
        cylinder(0.14, 0.32, (1.9, y, 4.78), "z", m.black_plastic(), 0.02, turn=(0, 25, 0))


def build():
    world_gradient([(0.0, 0.02), (0.5, 0.05), (0.6, 0.07), (1.0, 0.12)], 1.0)
    ground((-30, 40), (-40, 40), s.polished_floor(("#5b6163", "#636a6c")), -0.10)
    block((-9.0, 3.2), (-10, 10), (-0.10, 0.0), s.polished_floor(("#c8c3b6", "#cfcabd")), 0.02)
    block((3.2, 3.23), (-10, 10), (-0.06, -0.03), m.glowing("#f5b400", 2.5), 0.005)
    _wall()
    _truss()
    park("millo", "full-body", (-1.6, 6.4), -14)
    park("mastee", "green", (-3.8, 4.2), -8)
    park("mastee", "yellow", (-0.4, 3.0), -8)
    park("major", None, (-0.6, 0.2), 0)
    park("manzil", None, (-3.4, -2.2), 4)
    park("mastee", "white", (-0.6, -2.9), 8)
    park("millo", "half-body", (-1.6, -6.2), 14)
    park("marvel", None, (1.6, 5.0), -30)
    park("marvel_pro", None, (1.9, 1.9), -24)
    park("mighty", None, (1.8, -1.7), 24)
    for y in (-7, -2.4, 2.4, 7):
        area((2.4, y, 5.2), (-1.2, y * 0.9, 0.6), (1.6, 3.0), 230, (1, 0.96, 0.90))
    area((-3.5, 0, 5.6), (-3, 0, 0), (3, 16), 300, (1, 0.97, 0.93))
    area((-6.8, 0, 4.9), (-8.8, 0, 2.4), (0.6, 17), 160, (1, 0.93, 0.8))
    area((12, 0, 5.5), (0, 0, 1.0), (12, 4), 300)
