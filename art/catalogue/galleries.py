"""Scenes for banners, gallery, blog, events and the trade-show page: eight places, three framings each.

Framings: wide (a banner strip), main (a full view), close (a nearer view with shallow focus).
"""

from catalogue.entry import scene

WIDE, MAIN, CLOSE = (2000, 860), (2000, 1126), (2000, 1126)

# place: (subject, [(framing, size, shot, alt)])
_PLACES = {
    "morning-street": ("mastee", [
        ("wide", WIDE, ((7.4, 2.5, 1.25), (-2.2, -2.3, 1.20), 34, (0.8, -2.2, 0.9), 4.0),
         "Yellow Mastee passenger e-rickshaw at the kerb of a city street in low morning sun, shops and trees behind"),
        ("main", MAIN, ((5.6, 0.9, 1.35), (-0.6, -2.1, 0.98), 40, (0.9, -2.2, 0.9), 4.0),
         "Yellow Mastee waiting on a street of shophouses in the morning, a white one following"),
        ("close", CLOSE, ((3.9, -0.4, 1.25), (0.5, -2.2, 0.92), 44, (1.1, -2.2, 0.8), 2.8),
         "Front of a yellow Mastee close up, the street behind it out of focus"),
    ]),
    "warehouse-dock": ("manzil", [
        ("wide", WIDE, ((3.6, 7.6, 1.55), (0.3, -2.6, 1.45), 32, (0.6, -0.5, 1.0), 5.6),
         "Manzil van, Millo and Major loading at a row of warehouse doors with parcels on pallets"),
        ("main", MAIN, ((4.9, 4.6, 1.55), (0.9, -2.0, 1.15), 36, (0.7, -0.6, 1.0), 5.6),
         "Red Manzil delivery van at a warehouse dock between stacks of parcels"),
        ("close", CLOSE, ((-2.2, 2.5, 1.75), (-5.1, -2.0, 0.85), 40, (-5.2, -1.6, 0.9), 4.0),
         "Load body of a white Major pickup filled with cartons at a warehouse"),
    ]),
    "show-stand": (None, [
        ("wide", WIDE, ((12.6, 1.4, 2.1), (-2.6, 0.1, 1.45), 33, (0, 0, 0.8), 8.0),
         "Trade-show stand with the whole range in a row before a green wall with the maker's sample name"),
        ("main", MAIN, ((9.6, 5.8, 1.9), (-1.8, 0.4, 1.25), 36, (0, 1.5, 0.8), 8.0),
         "Three-wheelers and electric bicycles on a lit show stand, seen from the left"),
        ("close", CLOSE, ((5.0, -3.9, 1.5), (-1.2, -0.9, 1.0), 38, (1.0, -1.5, 0.8), 4.0),
         "Mighty bicycle, white Mastee and Major on the show stand"),
    ]),
    "charging-point": ("mastee", [
        ("wide", WIDE, ((-6.0, 7.2, 1.7), (-0.1, -0.7, 1.35), 36, (-1.0, 1.0, 0.9), 5.6),
         "Millo, Mastee and Major charging side by side under a solar roof"),
        ("main", MAIN, ((4.4, 6.0, 1.6), (0.6, -0.4, 1.15), 38, (1.4, 1.4, 0.9), 5.6),
         "White Mastee and Major at the columns of a charging point, cables plugged in"),
        ("close", CLOSE, ((1.9, 0.2, 1.35), (-0.1, -2.0, 1.0), 38, (0.1, -2.0, 1.1), 2.8),
         "Charging column with lit display beside a white Mastee"),
    ]),
    "market-lane": ("millo", [
        ("wide", WIDE, ((6.2, 1.0, 1.35), (-3.0, -0.2, 1.20), 34, (0.6, -0.3, 0.9), 4.0),
         "Blue Millo with fruit crates in its tray driving through a market lane with striped awnings"),
        ("main", MAIN, ((4.6, 1.5, 1.45), (-0.8, -0.4, 0.98), 38, (0.7, -0.3, 0.9), 4.0),
         "Millo cargo e-cart between fruit stalls in a market lane"),
        ("close", CLOSE, ((-2.7, 1.9, 1.65), (-0.75, -0.45, 0.85), 42, (-0.9, -0.3, 0.9), 2.8),
         "Crates of oranges and greens in the open tray of a Millo, stalls behind"),
    ]),
    "village-road": ("major", [
        ("wide", WIDE, ((7.6, 2.0, 1.25), (-3.0, -0.6, 1.15), 34, (1.0, -0.5, 0.9), 5.6),
         "White Major pickup with grain sacks on a tree-lined village road in evening light"),
        ("main", MAIN, ((5.4, -2.6, 1.20), (-0.4, -0.6, 0.95), 36, (1.0, -0.7, 0.9), 5.6),
         "Major pickup passing a yellow-topped milestone on a village road"),
        ("close", CLOSE, ((-3.6, 2.9, 2.1), (-0.5, -0.6, 0.95), 42, (-0.8, -0.3, 0.9), 4.0),
         "Grain sacks in the load body of a Major, fields behind"),
    ]),
    "factory-line": ("mastee", [
        ("wide", WIDE, ((6.8, 2.6, 2.0), (-6.0, -0.9, 1.15), 32, (1.5, 0, 0.9), 5.6),
         "Assembly hall with a line of Mastee e-rickshaws in green, yellow and white"),
        ("main", MAIN, ((5.4, 3.0, 1.7), (-1.6, -0.2, 1.0), 34, (1.2, 0, 0.9), 5.6),
         "Green Mastee at the end of the assembly line, more vehicles, racks and benches behind"),
        ("close", CLOSE, ((3.7, -1.7, 1.35), (-0.6, 0.1, 0.95), 42, (1.1, 0, 0.85), 2.8),
         "Finished green Mastee close up in the assembly hall, the line behind out of focus"),
    ]),
    "power-unit": (None, [
        ("wide", WIDE, ((2.9, -4.4, 1.55), (0.05, 0.0, 0.42), 48, (0.2, -0.3, 0.4), 8.0),
         "Battery pack and rear axle with motor on a white plinth before a green wall"),
        ("main", MAIN, ((2.5, -1.9, 1.05), (0.62, -0.20, 0.36), 55, (0.7, -0.4, 0.4), 5.6),
         "Open lithium iron phosphate battery pack with blue cells, copper links and orange cable"),
        ("close", CLOSE, ((0.95, -1.35, 0.85), (-0.42, 0.0, 0.40), 45, (-0.4, 0, 0.42), 5.6),
         "Rear axle with motor, gear case, leaf springs and wheels, close"),
    ]),
}


def pictures():
    for k, (place, (subject, shots)) in enumerate(_PLACES.items()):
        for i, (framing, size, shot, alt) in enumerate(shots):
            yield scene(f"{place}-{framing}", place.replace("-", "_"), framing, subject, alt, 3 * k + i + 1, shot,
                        (5.001, 5, 17)[i] + 0.01 * k, size)
