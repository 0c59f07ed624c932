"""A city street soon after sunrise: shophouses, a yellow Mastee at its left kerb, a white one behind. India keeps left."""

from scenes import surfaces as s
from scenes.cast import lay, park
from scenes.goods import shawl, tiffin
from scenes.sky import daylight
from scenes.town import ground, house, pole, road, tree

_WALLS = [
    ("#d8c7a0", "#e6d8b6"),
    ("#a9bcb2", "#bccdc4"),
    ("#cf9f7c", "#dcb193"),
    ("#d9d3c4", "#e8e3d6"),
    ("#8fa6b8", "#a5b9c8"),
    ("#d3b04a", "#e0c064"),
]
_SIGNS = [
    ("SHREE TEXTILES", "#7b1f2b", "#f6e7b8"),
    None,
    ("KIRANA STORE", "#0f5132", "#f5b400"),
    None,
    ("CHAI", "#b3261e", "#fff6e0"),
    ("BOOK DEPOT", "#1c3f6e", "#f4f1e6"),
]


def build():
    daylight(24, -38, 3.4, 0.30)
    road((-45, 30), 8.0)
    ground((-45, 30), (-9.0, -4.0), s.paving(), 0.15)
    ground((-45, 30), (4.0, 9.0), s.paving(), 0.15)
    ground((-90, 60), (-60, 60), s.earth(), -0.02)
    x = -36.0
    for k in range(9):
        width = (5.2, 6.4, 4.8, 5.8)[k % 4]
        house(x + width / 2, width, 7.4, -1, 2 + (k * 2) % 3, _WALLS[k % 6], k, _SIGNS[k % 6])
        if k != 5:
            house(
                x + width / 2,
                width,
                -8.4,
                1,
                2 + (k + 1) % 3,
                _WALLS[(k + 3) % 6],
                20 + k,
                _SIGNS[(k + 2) % 6],
            )
        x += width + 0.05
    for k, tx in enumerate((-30, -17, -8.5, 7)):
        tree((tx, 5.2), 6.2, 2.4, 1 + k % 2, k * 1.3)
    for tx in (-24, -11, 6.5):
        tree((tx, -5.4), 5.6, 2.2, 3, tx)
    pole((-20, 4.6), wires_to=(-2, 4.6))
    pole((-2, 4.6), wires_to=(18, 4.6))
    mastee = park("mastee", "yellow", (0, 2.2), -4)
    # Somebody has been shopping: a lunch carrier stands on the bench, a shawl hangs over the rail.
    lay(mastee, tiffin((-0.20, -0.22, 0.71)))
    lay(mastee, shawl((-0.96, -0.467, 1.036), -90, 0.36, (0.34, 0.26), ("#8c1f3f", "#a83557")))
    park("mastee", "white", (-13.5, 2.4), -2)
    park("millo", "full-body", (-19, -2.1), 178)
    park("marvel", None, (3.9, 4.85, 0.15), -22)
