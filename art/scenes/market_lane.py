"""A market lane: awnings, fruit stalls, Millo with its open tray full of crates, on the left of the lane."""

import random

from kit.shapes import block
from scenes import surfaces as s
from scenes.cast import park
from scenes.goods import crate
from scenes.sky import daylight
from scenes.town import awning, ground, house, pole

_CLOTH = [
    (("#b8432c", "#c65640"), ("#e9dfc6", "#f2ead6")),
    (("#1f6f54", "#2d8567"), ("#ece2c8", "#f4ecd8")),
    (("#c98a1a", "#dba02c"), ("#efe6cf", "#f6efdc")),
    (("#2d5b8c", "#3d6d9e"), ("#e9e2d0", "#f3eddd")),
]
_FRUIT = ["#d2571e", "#b3261e", "#6f9a2e", "#e0a820", "#8b3a62", "#4f7f2c"]


def _stall(x, y, side, seed):
    block((x - 1.2, x + 1.2), sorted((y, y + side * 0.9)), (0.55, 0.62), s.pallet_wood(), 0.01)
    for u in (-1.1, 1.1):
        block(
            (x + u - 0.04, x + u + 0.04),
            sorted((y + side * 0.1, y + side * 0.8)),
            (0, 0.56),
            s.pallet_wood(),
            0.01,
        )
    for i in range(4):
        for j in range(2):
            crate(
                (x - 0.84 + 0.56 * i, y + side * (0.24 + 0.42 * j), 0.62),
                seed + i * 2 + j,
                _FRUIT[(seed + i) % 6],
                radius=0.05,
            )
    chance = random.Random(seed)
    for i in range(3):
        crate((x - 0.8 + 0.62 * i, y + side * 1.15, 0.0), seed + 9 + i, chance.choice(_FRUIT), radius=0.055)


def build():
    daylight(42, -16, 2.5, 0.26)
    ground((-40, 24), (-3.6, 3.6), s.paving(), 0)
    ground((-60, 60), (-40, 40), s.earth(), -0.02)
    walls = [
        ("#cda76f", "#dab988"),
        ("#93b3a8", "#a9c5bb"),
        ("#d9cdb4", "#e6dcc8"),
        ("#c98668", "#d69a7f"),
        ("#8a9fb5", "#9fb2c5"),
    ]
    x = -30.0
    for k in range(8):
        width = (4.2, 5.0, 4.6)[k % 3]
        house(x + width / 2, width, 4.3, -1, 2 + k % 2, walls[k % 5], 40 + k)
        house(x + width / 2, width, -4.3, 1, 2 + (k + 1) % 2, walls[(k + 2) % 5], 60 + k)
        if k % 3 != 2 or k < 3:
            awning(x + width / 2, width * 0.86, 4.2, -1, _CLOTH[k % 4])
        awning(x + width / 2, width * 0.86, -4.2, 1, _CLOTH[(k + 2) % 4])
        _stall(x + width / 2, 4.1, -1, 3 * k)
        if k < 6:
            _stall(x + width / 2, -4.1, 1, 3 * k + 1)
        x += width + 0.05
    pole((-8, -3.3), 6.5, (-26, -3.3))
    park("millo", "half-body", (-0.2, 0.6), -4)
    for i in range(2):
        for j in range(2):
            crate(
                (-1.12 + 0.56 * i, 0.46 + 0.40 * j, 0.56),
                90 + 2 * i + j,
                _FRUIT[(i + 2 * j) % 6],
                radius=0.05,
            )
            if i == 0:
                crate((-1.12 + 0.56 * i, 0.46 + 0.40 * j, 0.83), 95 + j, _FRUIT[(j + 3) % 6], radius=0.05)
    park("mastee", "green", (-11, 0.9), -3)
