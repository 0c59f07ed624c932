"""Scenes for banners, gallery, blog, events and the trade-show page: eight places, four shots each.

The wide shot is a banner; the others look at something else of the same place, or at it from another side.
"""

from catalogue.entry import scene

# place: for wide, near, square and tall: shot (position, target, lens, focus, f-stop), what is to be seen
_PLACES = {
    "morning-street": (
        (
            ((7.0, -1.6, 1.25), (-1.6, 2.2, 1.15), 36, (0.9, 2.2, 0.9), 4.0),
            "Yellow Mastee on a city street in low morning sun, shops and trees beside it, a white one following",
        ),
        (
            ((0.5, -2.6, 1.35), (-0.2, 2.4, 1.05), 37, (-0.2, 2.2, 1.0), 5.6),
            "Yellow Mastee from the side before a textile shop and a book shop, a shawl over its rail and a lunch carrier on the bench",
        ),
        (
            ((6.5, 2.4, 1.15), (3.55, 5.0, 0.80), 45, (3.8, 4.75, 0.9), 4.0),
            "Marvel electric bicycle with its cane basket on the pavement before a row of shops, square picture",
        ),
        (
            ((-8.2, -0.4, 1.3), (-14.6, 1.95, 1.95), 35, (-12.6, 2.3, 1.0), 5.6),
            "White Mastee under a street tree, balconied houses above it, upright picture",
        ),
    ),
    "warehouse-dock": (
        (
            ((3.2, 6.0, 1.5), (0.1, -2.4, 1.35), 32, (0.6, -0.5, 1.0), 5.6),
            "Red Manzil van before a row of warehouse doors, parcels on pallets, parts of a Millo and a Major beside it",
        ),
        (
            ((-9.2, 2.6, 1.6), (-4.75, -2.0, 0.98), 38, (-5.6, -0.5, 0.9), 5.6),
            "White Major with parcels in its load body at the dock, the red Manzil behind it",
        ),
        (
            ((7.9, 3.2, 1.4), (4.2, -2.4, 1.12), 42, (4.8, -0.9, 1.0), 5.6),
            "Blue Millo with closed box at the warehouse, the red Manzil beside it, square picture",
        ),
        (
            ((-3.0, 3.2, 1.2), (0.2, -2.8, 1.75), 34, (0.3, -0.5, 1.0), 5.6),
            "Red Manzil before the dark door of dock 4, pallets of parcels beside it, upright picture",
        ),
    ),
    "show-stand": (
        (
            ((10.1, -0.6, 1.65), (-2.0, 0.1, 1.5), 27, (-0.2, 0, 0.9), 8.0),
            "Trade-show stand with the range in a row before a green wall with the sample name Pathika",
        ),
        (
            ((4.6, 6.9, 1.7), (-1.6, 0.6, 1.25), 30, (0.6, 3.6, 1.0), 5.6),
            "The stand seen from the aisle: Marvel bicycle and blue Millo in front, the others behind in the row",
        ),
        (
            ((5.6, -2.8, 1.45), (-1.2, 1.5, 1.25), 34, (1.4, 0.4, 0.8), 5.6),
            "Manzil and Major on the show stand, a Marvel Pro electric bicycle before them, square picture",
        ),
        (
            ((3.7, -2.0, 1.3), (-0.9, -3.4, 1.6), 31, (0.9, -3.2, 1.0), 5.6),
            "White Mastee under the lamps of the show stand, between a Millo and a Manzil, upright picture",
        ),
    ),
    "charging-point": (
        (
            ((-5.2, 7.6, 1.7), (-0.1, -0.7, 1.45), 34, (-1.0, 1.0, 0.9), 5.6),
            "Major, Mastee and Millo parked side by side at a charging point under a solar roof",
        ),
        (
            ((-1.75, 0.2, 1.45), (0.0, -2.0, 0.95), 29, (0.0, -2.0, 1.0), 4.0),
            "Charging column with a lit screen, its cable plugged into a white Mastee",
        ),
        (
            ((7.2, 5.4, 1.4), (2.75, -0.4, 1.2), 42, (3.2, 1.6, 0.9), 5.6),
            "White Major under the solar roof of a charging point, a white Mastee beside it, square picture",
        ),
        (
            ((-6.4, 5.2, 1.25), (-2.7, -0.6, 1.6), 38, (-3.0, 1.3, 0.9), 5.6),
            "Blue Millo with closed box under the edge of the solar roof, upright picture",
        ),
    ),
    "market-lane": (
        (
            ((6.4, -0.9, 1.35), (-2.4, 0.4, 1.20), 34, (0.8, 0.5, 0.9), 4.0),
            "Blue Millo driving through a market lane between fruit stalls with striped awnings, a green Mastee behind",
        ),
        (
            ((4.2, 1.2, 1.45), (-0.9, 1.8, 0.9), 28, (0.6, 2.9, 0.7), 5.6),
            "Crates of fruit on a market stall, a blue Millo stopped beside it",
        ),
        (
            ((-0.9, -2.55, 1.7), (-0.45, 1.1, 0.85), 32, (-0.8, 0.6, 0.8), 5.6),
            "Crates of fruit in the open tray of a Millo, market stalls behind it, square picture",
        ),
        (
            ((-6.4, -1.2, 1.3), (-11.6, 1.1, 1.5), 36, (-9.8, 0.9, 1.0), 5.6),
            "Green Mastee passing stalls under striped awnings in a market lane, upright picture",
        ),
    ),
    "village-road": (
        (
            ((7.6, -2.0, 1.25), (-2.6, 0.6, 1.15), 34, (1.0, 0.8, 0.9), 5.6),
            "White Major pickup on a tree-lined village road beside a yellow-topped milestone, a red Manzil following",
        ),
        (
            ((-3.7, -2.3, 2.2), (-0.5, 0.8, 0.95), 38, (-0.8, 0.6, 0.9), 5.6),
            "Sacks of grain in the load body of a white Major on a village road, seen from behind",
        ),
        (
            ((7.0, 0.2, 1.1), (4.6, 2.0, 0.66), 38, (4.7, 1.9, 0.6), 4.0),
            "Silver Mighty electric bicycle beside the grass of a village road, square picture",
        ),
        (
            ((-9.4, -1.6, 1.3), (-15.6, 0.9, 1.9), 37, (-13.6, 0.7, 1.0), 5.6),
            "Red Manzil van on a village road between two rows of trees, upright picture",
        ),
    ),
    "factory-line": (
        (
            ((6.8, 2.4, 1.9), (-4.0, -0.6, 1.15), 32, (1.5, 0, 0.9), 5.6),
            "Assembly hall with a line of Mastee e-rickshaws in green, yellow and white, an open frame on its jig to the right",
        ),
        (
            ((4.2, -3.3, 1.55), (-0.2, 0.66, 1.0), 34, (1.2, 0, 0.9), 5.6),
            "Green Mastee at the head of the assembly line, work benches and racks of parts behind it",
        ),
        (
            ((0.4, -4.3, 1.45), (-3.4, -6.9, 0.98), 39, (-2.8, -6.9, 0.9), 5.6),
            "Row of finished blue Millos along the green wall of the hall, square picture",
        ),
        (
            ((5.6, -0.9, 1.2), (-2.0, 0.25, 1.62), 38, (2.3, 0, 0.9), 5.6),
            "The assembly line from the front, a green Mastee under rows of lamps, upright picture",
        ),
    ),
    "battery-motor": (
        (
            ((2.1, -2.7, 1.25), (0.08, -0.05, 0.36), 47, (0.2, -0.3, 0.4), 8.0),
            "Rear half of a chassis on a white plinth: open battery pack between the rails, motor and axle on their springs",
        ),
        (
            ((1.55, -1.0, 1.39), (0.52, 0.01, 0.44), 46, (0.6, -0.1, 0.5), 8.0),
            "Blue cells in rows in the open battery pack, copper links between them, an orange cable from its end to the motor",
        ),
        (
            ((0.80, -1.0, 0.95), (-0.52, 0.0, 0.44), 48, (-0.4, -0.05, 0.42), 8.0),
            "Rear axle with leaf springs and wheels, the motor half hidden by the frame, the battery case beside it, square picture",
        ),
        (
            ((1.15, -1.30, 1.84), (0.47, 0.01, 0.42), 50, (0.5, -0.1, 0.5), 5.6),
            "Lithium iron phosphate battery pack, lid pushed back from its blue cells, upright picture",
        ),
    ),
}
_FRAMINGS = ("wide", "near", "square", "tall")


def pictures():
    for k, (place, shots) in enumerate(_PLACES.items()):
        for order, (framing, (shot, alt)) in enumerate(zip(_FRAMINGS, shots), 1):
            yield scene(place, framing, alt, order, shot, 5 + 0.01 * k)
