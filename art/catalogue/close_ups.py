"""Close views, cut out of the heroes: no cost to render, and as sharp as those are.

To have one taken by the camera instead, replace its row by a `studio` entry with a shot from near.
"""

from catalogue.entry import close_up

# file, subject, variant, kind, order, hero it is cut from, left, top, width, what is to be seen
_ROWS = [
    ("millo-full-body-4", "millo", "full-body", "carousel", 4, "millo-full-body-1", 1000, 700, 760,
     "Battery case between the axles of Millo and its rear wheel under the closed box, close"),
    ("millo-full-body-5", "millo", "full-body", "carousel", 5, "millo-full-body-1", 740, 400, 800,
     "Open doorway of Millo with the stitched driver's seat, the white box behind it, close"),
    ("millo-full-body-6", "millo", "full-body", "carousel", 6, "millo-full-body-1", 330, 600, 800,
     "LED headlamp, black lamp band and green MILLO plate of Millo with closed box, close"),
    ("millo-half-body-2", "millo", "half-body", "carousel", 2, "millo-half-body-1", 230, 600, 800,
     "Nose of Millo with open tray: LED lamps, green plate and front wheel, close"),
    ("millo-half-body-4", "millo", "half-body", "carousel", 4, "millo-half-body-1", 960, 420, 720,
     "Open tray of Millo with ribbed drop gates and guard rail behind the cab, close"),
    ("mastee-yellow-4", "mastee", "yellow", "carousel", 4, "mastee-yellow-1", 900, 400, 800,
     "Stitched black benches with yellow piping in the yellow Mastee, close"),
    ("mastee-white-4", "mastee", "white", "carousel", 4, "mastee-white-1", 380, 600, 760,
     "Round headlamps, grille and green plate of the white Mastee, close"),
    ("mastee-green-4", "mastee", "green", "carousel", 4, "mastee-green-1", 340, 860, 720,
     "Front wheel, fork and painted mudguard of the green Mastee, close"),
    ("major-gallery-1", "major", "", "gallery", 1, "major-1", 260, 240, 800,
     "Windscreen of Major with two wipers and the cab behind it, close"),
    ("major-gallery-2", "major", "", "gallery", 2, "major-1", 220, 600, 800,
     "Lamp band, indicator and green MAJOR plate of the Major pickup, close"),
    ("major-gallery-3", "major", "", "gallery", 3, "major-1", 740, 340, 800,
     "Cab door of Major with window, mirror and handle, close"),
    ("major-gallery-4", "major", "", "gallery", 4, "major-1", 1000, 690, 680,
     "Battery case of Major with orange service plug and the rear wheel, close"),
    ("major-gallery-5", "major", "", "gallery", 5, "major-1", 1000, 420, 680,
     "Ribbed drop side of the Major load body with latches, close"),
    ("manzil-gallery-1", "manzil", "", "gallery", 1, "manzil-1", 330, 180, 960,
     "Cream roof and windscreen of the red Manzil van, close"),
    ("manzil-gallery-2", "manzil", "", "gallery", 2, "manzil-1", 330, 660, 800,
     "Round headlamps in the black grille of Manzil above its green plate, close"),
    ("manzil-gallery-3", "manzil", "", "gallery", 3, "manzil-1", 880, 300, 960,
     "Cab door of Manzil with window and handle beside the cream body, close"),
    ("manzil-gallery-4", "manzil", "", "gallery", 4, "manzil-1", 1180, 740, 680,
     "Battery case of Manzil with orange service plug and the rear wheel, close"),
    ("manzil-gallery-5", "manzil", "", "gallery", 5, "manzil-1", 1080, 100, 800,
     "Cream cargo body of Manzil with its name and red stripe, close"),
    ("marvel-3", "marvel", "", "carousel", 3, "marvel-1", 1060, 480, 760,
     "Battery, hub motor and rear wheel of the Marvel bicycle, close"),
    ("marvel-pro-3", "marvelpro", "", "carousel", 3, "marvel-pro-1", 360, 130, 800,
     "Wire basket and handlebar of the Marvel Pro bicycle, close"),
    ("mighty-3", "mighty", "", "carousel", 3, "mighty-1", 620, 360, 800,
     "Silver frame of the Mighty bicycle with its name and the battery on the down tube, close"),
]

PICTURES = [close_up(*row) for row in _ROWS]
