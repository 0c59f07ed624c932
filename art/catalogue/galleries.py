"""Scenes for banners, gallery, blog, events and the trade-show page: eight places, four framings each.

The camera takes the wide picture (a banner); near, square and tall are cut out of it.
"""

from catalogue.entry import reframed, scene

# place: (shot, then for wide, near, square, tall: what is to be seen and, but for wide, the left edge in pixels)
_PLACES = {
    "morning-street": (
        ((7.0, 1.6, 1.25), (-1.6, -2.2, 1.15), 36, (0.9, -2.2, 0.9), 4.0),
        "Yellow Mastee on a city street in low morning sun, shops and trees beside it, a white one following",
        ("Yellow Mastee before the shops of a morning street, the road empty before it", 200),
        ("Yellow Mastee in front of a book shop and a tea shop, square picture", 290),
        ("Yellow Mastee under a tree on a street of shops, upright picture", 410),
    ),
    "warehouse-dock": (
        ((3.2, 6.0, 1.5), (0.1, -2.4, 1.35), 32, (0.6, -0.5, 1.0), 5.6),
        "Red Manzil van before a row of warehouse doors, parcels on pallets, parts of a Millo and a Major beside it",
        ("Red Manzil van between pallets of parcels at warehouse doors 4 and 3", 350),
        ("Manzil van and stacked parcels at the dock, square picture", 460),
        ("Manzil van at an open dock door with parcels beside it, upright picture", 580),
    ),
    "show-stand": (
        ((12.0, 1.0, 2.0), (-2.6, 0.0, 1.35), 33, (0, 0, 0.8), 8.0),
        "Trade-show stand with the range in a row before a green wall with the sample name Pathika",
        ("White Mastee, Manzil, Major and yellow Mastee with two bicycles on the show stand", 330),
        ("Major, Marvel Pro bicycle and yellow Mastee on the show stand, square picture", 700),
        ("White Major under the sample name on the show stand, upright picture", 590),
    ),
    "charging-point": (
        ((-5.2, 7.6, 1.7), (-0.1, -0.7, 1.45), 34, (-1.0, 1.0, 0.9), 5.6),
        "Major, Mastee and Millo parked side by side at a charging point under a solar roof",
        ("White Mastee at its charging column and blue Millo under the solar roof", 560),
        ("White Major and white Mastee at the charging point, square picture", 20),
        ("Blue Millo with closed box under the solar roof, upright picture", 1080),
    ),
    "market-lane": (
        ((6.4, 1.0, 1.35), (-2.4, -0.3, 1.20), 34, (0.8, -0.3, 0.9), 4.0),
        "Blue Millo driving through a market lane between fruit stalls with striped awnings, a green Mastee behind",
        ("Blue Millo passing crates of fruit in a market lane, a green Mastee behind", 200),
        ("Blue Millo beside fruit crates in a lane of balconied houses, square picture", 320),
        ("Blue Millo in a market lane, upright picture", 440),
    ),
    "village-road": (
        ((7.6, 2.0, 1.25), (-2.6, -0.6, 1.15), 34, (1.0, -0.5, 0.9), 5.6),
        "White Major pickup on a tree-lined village road beside a yellow-topped milestone, a blue Millo following",
        ("White Major on a village road between green verges, a milestone beside it", 120),
        ("White Major before a row of trees on a village road, square picture", 300),
        ("White Major on a village road under a tree, upright picture", 410),
    ),
    "factory-line": (
        ((6.8, 2.4, 1.9), (-4.0, -0.6, 1.15), 32, (1.5, 0, 0.9), 5.6),
        "Assembly hall with a line of Mastee e-rickshaws in green, yellow and white, Millos to the left",
        ("Green Mastee at the head of the assembly line, yellow and white ones behind it", 180),
        ("Finished green Mastee on the shining hall floor, square picture", 250),
        ("Green Mastee at the head of the line, upright picture", 370),
    ),
    "battery-motor": (
        ((2.1, -3.0, 1.15), (0.12, -0.05, 0.36), 44, (0.2, -0.3, 0.4), 8.0),
        "Open battery pack and rear axle with motor and wheels on a white plinth before a green wall",
        (
            "Rear axle with motor and, beside it, the lithium iron phosphate battery pack with its lid pushed back",
            310,
        ),
        ("Battery pack with blue cells and an orange power cable, square picture", 920),
        ("Lithium iron phosphate battery pack on its plinth, upright picture", 1000),
    ),
}


def pictures():
    for k, (place, (shot, alt, *cuts)) in enumerate(_PLACES.items()):
        yield scene(place, "wide", alt, 1, shot, 5 + 0.01 * k)
        for order, (framing, (words, left)) in enumerate(zip(("near", "square", "tall"), cuts), 2):
            yield reframed(place, framing, words, order, left, 40)
