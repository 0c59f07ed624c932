"""Scenes for banners, gallery, blog, events and the trade-show page: eight places, four framings each.

wide (a banner) and near are taken by the camera; square and tall are cut out of near.
"""

from catalogue.entry import reframed, scene

# place: what is to be seen, the four alts' endings, shots wide and near, columns of square and tall
_PLACES = {
    "morning-street": (
        ("Yellow Mastee on a city street in low morning sun, shops and trees beside it, a white one following",
         "Yellow Mastee on a street of shophouses in the morning, seen from near",
         "Yellow Mastee before shop shutters in the morning, square picture",
         "Front of a yellow Mastee on a morning street, upright picture"),
        ((7.0, 1.6, 1.25), (-1.6, -2.2, 1.15), 36, (0.9, -2.2, 0.9), 4.0),
        ((5.3, 0.5, 1.30), (-0.2, -2.15, 0.98), 40, (0.9, -2.2, 0.9), 4.0), 0.4, 0.35),
    "warehouse-dock": (
        ("Red Manzil van before a row of warehouse doors, parcels on pallets, parts of a Millo and a Major beside it",
         "Red Manzil delivery van at a warehouse dock between stacks of parcels",
         "Manzil van and pallets of parcels at the dock, square picture",
         "Manzil van before the open dock door, upright picture"),
        ((3.2, 6.0, 1.5), (0.1, -2.4, 1.35), 32, (0.6, -0.5, 1.0), 5.6),
        ((3.9, 3.6, 1.45), (0.45, -2.0, 1.15), 34, (0.7, -0.6, 1.0), 5.6), 0.45, 0.45),
    "show-stand": (
        ("Trade-show stand with the whole range in a row before a green wall with the sample name Pathika",
         "Three-wheelers and electric bicycles on a lit show stand, seen from the left",
         "Part of the range on the show stand before the green wall, square picture",
         "Vehicles on the show stand, upright picture"),
        ((12.0, 1.0, 2.0), (-2.6, 0.0, 1.35), 33, (0, 0, 0.8), 8.0),
        ((9.0, 4.8, 1.9), (-1.8, 0.2, 1.25), 34, (0, 1.0, 0.8), 8.0), 0.5, 0.5),
    "charging-point": (
        ("Major, Mastee and Millo parked side by side at a charging point under a solar roof",
         "White Mastee and Major at the columns of a charging point, cables plugged in",
         "White Mastee at its charging column, square picture",
         "Three-wheelers charging under the solar roof, upright picture"),
        ((-5.2, 7.6, 1.7), (-0.1, -0.7, 1.45), 34, (-1.0, 1.0, 0.9), 5.6),
        ((3.6, 6.2, 1.6), (0.7, -0.4, 1.20), 36, (1.0, 1.4, 0.9), 5.6), 0.3, 0.3),
    "market-lane": (
        ("Blue Millo driving through a market lane between fruit stalls with striped awnings, a green Mastee behind",
         "Millo cargo e-cart between fruit stalls in a market lane",
         "Blue Millo with crates among the stalls, square picture",
         "Millo in the market lane under the awnings, upright picture"),
        ((6.4, 1.0, 1.35), (-2.4, -0.3, 1.20), 34, (0.8, -0.3, 0.9), 4.0),
        ((4.9, 1.5, 1.45), (-0.5, -0.4, 1.00), 36, (0.8, -0.3, 0.9), 4.0), 0.45, 0.45),
    "village-road": (
        ("White Major pickup on a tree-lined village road beside a yellow-topped milestone, a blue Millo following",
         "Major pickup on a village road, seen from near",
         "Major on the village road between fields, square picture",
         "Major on a village road under trees, upright picture"),
        ((7.6, 2.0, 1.25), (-2.6, -0.6, 1.15), 34, (1.0, -0.5, 0.9), 5.6),
        ((5.7, 2.1, 1.30), (-0.3, -0.6, 1.00), 36, (1.2, -0.3, 0.9), 5.6), 0.45, 0.45),
    "factory-line": (
        ("Assembly hall with a line of Mastee e-rickshaws in green, yellow and white",
         "Green Mastee at the end of the assembly line, more vehicles, racks and benches behind",
         "Green Mastee on the assembly line, square picture",
         "Finished Mastee at the head of the line, upright picture"),
        ((6.8, 2.4, 1.9), (-4.0, -0.6, 1.15), 32, (1.5, 0, 0.9), 5.6),
        ((5.4, 2.5, 1.6), (-0.8, -0.1, 1.0), 34, (1.2, 0, 0.9), 5.6), 0.45, 0.45),
    "battery-motor": (
        ("Battery pack and rear axle with motor on a white plinth before a green wall",
         "Open lithium iron phosphate battery pack with blue cells, copper links and orange cable",
         "Cells of the battery pack with copper links, square picture",
         "Battery pack on its plinth, upright picture"),
        ((2.1, -3.0, 1.15), (0.12, -0.05, 0.36), 44, (0.2, -0.3, 0.4), 8.0),
        ((2.0, -1.9, 1.05), (0.52, -0.18, 0.33), 46, (0.6, -0.4, 0.4), 8.0), 0.6, 0.6),
}


def pictures():
    for k, (place, (alts, wide, near, square, tall)) in enumerate(_PLACES.items()):
        first = 5 + 0.01 * k
        yield scene(place, "wide", alts[0], 1, wide, first)
        yield scene(place, "near", alts[1], 2, near, 13.5 + 0.01 * k)
        yield reframed(place, "square", alts[2], 3, square, 40)
        yield reframed(place, "tall", alts[3], 4, tall, 40)
