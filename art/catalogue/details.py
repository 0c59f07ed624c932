"""Close views, cut out: one and more for each vehicle."""

from catalogue.entry import studio


def _detail(file, subject, variant, order, alt, shot, priority=16, kind="detail"):
    return studio(file, subject, variant, kind, order, alt, shot, priority)


PICTURES = [
    _detail("millo-full-body-6", "millo", "full-body", 6, "Close view of Millo's LED headlamp, lamp band and green MILLO plate",
            (35, (3.0, 1.15, 1.0), (1.05, 0.05, 0.80), 85), kind="carousel"),
    _detail("millo-half-body-4", "millo", "half-body", 4, "Open tray of Millo seen from above: ribbed floor and drop gates with latches",
            (145, (-2.9, 2.0, 2.5), (-0.72, 0.0, 0.72), 60), kind="carousel"),
    _detail("mastee-yellow-4", "mastee", "yellow", 4, "Passenger benches of the yellow Mastee with stitched black covers and yellow piping",
            (75, (0.75, 3.3, 1.55), (-0.45, 0.0, 0.80), 70)),
    _detail("mastee-white-4", "mastee", "white", 4, "Close view of the white Mastee's round headlamp, grille and plate",
            (35, (3.0, 1.2, 1.05), (1.05, 0.05, 0.80), 80)),
    _detail("mastee-green-4", "mastee", "green", 4, "Front wheel of the green Mastee with coil-sprung fork and painted mudguard",
            (50, (2.7, 1.6, 0.75), (1.10, 0.0, 0.42), 80)),
    _detail("major-gallery-4", "major", None, 4, "Close view of Major's lamp band, indicator and green MAJOR plate",
            (35, (3.7, 1.5, 1.15), (1.40, 0.12, 0.82), 75), kind="gallery"),
    _detail("major-gallery-5", "major", None, 5, "Load body of Major from above, steel floor and drop sides",
            (145, (-3.9, 2.5, 2.7), (-0.80, 0.0, 0.80), 60), kind="gallery"),
    _detail("manzil-gallery-4", "manzil", None, 4, "Round headlamp and chrome grille frame of Manzil, close",
            (35, (3.6, 1.5, 1.15), (1.30, 0.14, 0.85), 75), kind="gallery"),
    _detail("manzil-gallery-5", "manzil", None, 5, "Rear doors of Manzil with hinges, lock rods and tail lamps",
            (205, (-4.6, 1.5, 1.45), (-1.50, 0.0, 1.20), 60), kind="gallery"),
    _detail("marvel-4", "marvel", None, 4, "Hub motor, chain and rear brake side of the Marvel bicycle, close",
            (-110, (-1.15, -1.75, 0.75), (-0.33, 0.0, 0.40), 85)),
    _detail("marvel-pro-4", "marvel-pro", None, 4, "Wire basket, headlamp and handlebar of the Marvel Pro bicycle, close",
            (50, (1.9, 1.55, 1.25), (0.47, 0.0, 0.88), 80)),
    _detail("mighty-4", "mighty", None, 4, "Battery on the down tube of the Mighty bicycle with key switch and charge lamps",
            (-75, (0.75, -2.0, 0.85), (0.14, 0.0, 0.52), 80)),
]
