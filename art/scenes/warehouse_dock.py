"""A warehouse yard: dock doors, pallets of parcels, Manzil backed up and Millo beside it."""

from kit import materials as m
from kit.shapes import block, letters
from parts.fittings import plate_font
from scenes import surfaces as s
from scenes.cast import park
from scenes.goods import pallet, parcel, stack
from scenes.sky import daylight
from scenes.town import ground, tree


def _wall(x0, x1, y, height):
    sheet = m.satin_paint("#c9d0d2")
    for k in range(int((x1 - x0) / 0.25)):
        x = x0 + 0.25 * k
        block((x, x + 0.16), (y - 0.05, y + 0.05), (1.0, height), sheet, 0.03)
    block((x0, x1), (y - 0.10, y), (1.0, height), sheet, 0)
    block((x0, x1), (y - 0.1, y + 0.08), (0, 1.05), s.concrete(), 0.02)
    block((x0, x1), (y - 0.2, y + 0.25), (height, height + 0.4), m.satin_paint("#0a6b3d"), 0.05)


def _dock(x, y, number, raised):
    block((x - 1.75, x + 1.75), (y, y + 0.30), (0.05, 4.0), m.satin_paint("#2a2d2f"), 0.03)
    block((x - 1.35, x + 1.35), (y + 0.10, y + 0.32), (0.0, 3.6), m.matte("#15130f"), 0.01)
    for k in range(14):
        z = 3.5 - 0.13 * k
        if raised and z < 2.9:
            break
        block((x - 1.33, x + 1.33), (y + 0.28, y + 0.335), (z - 0.12, z), m.satin_paint("#e4e6e4"), 0.012)
    if not raised:
        for k in range(13):
            z = 1.70 - 0.13 * k
            block((x - 1.33, x + 1.33), (y + 0.28, y + 0.335), (z - 0.12, z), m.satin_paint("#e4e6e4"), 0.012)
    for s_ in (-1, 1):
        block(
            (x + s_ * 1.55 - 0.12, x + s_ * 1.55 + 0.12), (y + 0.28, y + 0.46), (0.35, 0.95), m.rubber(), 0.03
        )
        for k in range(8):
            block(
                (x + s_ * 1.9 - 0.05, x + s_ * 1.9 + 0.05),
                (y + 0.6, y + 0.7),
                (0.12 * k, 0.12 * k + 0.12),
                m.matte("#f5b400" if k % 2 else "#1a1a1a"),
                0.002,
            )
    letters(number, 0.6, (x, y + 0.09, 4.5), (90, 0, 180), m.satin_paint("#0a6b3d"), 0.01, plate_font())
    block((x - 0.4, x + 0.4), (y + 0.2, y + 0.65), (4.12, 4.2), m.steel(), 0.02)


def build():
    daylight(34, 55, 2.2, 0.20, (1, 0.94, 0.85))
    ground((-60, 60), (-40, 60), s.concrete(), 0)
    _wall(-24, 24, -6.2, 7.0)
    for k in range(7):
        _dock(-15 + 5.0 * k, -6.15, str(k + 1), k in (2, 3, 5))
    park("manzil", None, (0.4, -1.9), 78)
    park("millo", "full-body", (4.6, -2.0), 100)
    park("major", None, (-5.3, -1.2), 86)
    for k, (x, y, load) in enumerate(
        ((2.5, -3.6, 1.2), (-2.3, -4.4, 0.9), (-2.2, -2.9, 0.6), (7.0, -3.8, 1.2), (2.4, -5.2, 0.9))
    ):
        pallet((x, y), load=load, seed=k)
    stack((-5.95, -4.70), (-2.78, -1.1), (0.68, 1.25), 5)
    parcel((1.75, -1.5, 0), (0.44, 0.34, 0.30), 24)
    parcel((1.78, -1.52, 0.30), (0.36, 0.28, 0.22), 40)
    for k in range(4):
        ground((-12 + 5 * k + 0.0, -12 + 5 * k + 0.12), (-5.6, 2.5), s.plaster("#e2b93a", "#edc650"), 0.004)
    tree((-22, 6), 6, 2.4, 2)
    tree((-26, 1), 6.4, 2.6, 1, 2)
