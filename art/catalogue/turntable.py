"""Each vehicle on a turntable: a sheet of 36 views, one every ten degrees, for the view from all sides."""

import os

from catalogue.bicycles import FRONT as BICYCLE
from catalogue.three_wheelers import FRONT as THREE_WHEELER

COLUMNS, ROWS = 6, 6
FRAME = (640, 480)
_CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache")

# Model, its body or colour, what is seen, and the view with which its other pictures begin.
_VEHICLES = (
    ("mastee", "yellow", "Yellow Mastee passenger e-rickshaw", THREE_WHEELER),
    ("major", None, "White Major electric pickup", THREE_WHEELER),
    ("manzil", None, "Red and cream Manzil electric delivery van", THREE_WHEELER),
    ("millo", "full-body", "Blue Millo cargo e-cart with closed white box", THREE_WHEELER),
    ("marvel", None, "Graphite Marvel electric bicycle", BICYCLE),
    ("marvel-pro", None, "Green Marvel Pro electric bicycle", BICYCLE),
    ("mighty", None, "Silver Mighty electric bicycle", BICYCLE),
    ("millo", "half-body", "Blue Millo cargo e-cart with open tray", THREE_WHEELER),
    ("mastee", "white", "White Mastee passenger e-rickshaw", THREE_WHEELER),
    ("mastee", "green", "Green Mastee passenger e-rickshaw", THREE_WHEELER),
)


def _sheet(order, model, variant, what, view):
    name = "-".join(filter(None, (model, variant)))
    return {
        "file": f"turntable-{name}.avif",
        "subject": model.replace("-", ""),
        "variant": variant or "",
        "kind": "turntable",
        "order": 1,
        "alt": f"{what} from all sides, in {COLUMNS * ROWS} views",
        "set": f"turntable/{model}/{variant or '-'}",
        "shot": view,
        "priority": 30 + order,
        "width": COLUMNS * FRAME[0],
        "height": ROWS * FRAME[1],
        "samples": 8,
        "scale": 1,
        "cutout": True,
    }


def pictures():
    return [_sheet(order, *vehicle) for order, vehicle in enumerate(_VEHICLES)]


def frames(sheet):
    """The views of a sheet in their order, each an entry of its own in the cache. The first is that of the hero."""
    azimuth, elevation, lens = sheet["shot"]
    folder = os.path.join(_CACHE, sheet["file"].removesuffix(".avif"))
    count = COLUMNS * ROWS
    return [
        {
            **sheet,
            "file": os.path.join(folder, f"{k + 1:02d}.png"),
            "shot": ((azimuth + k * 360 / count) % 360, elevation, lens),
            "width": FRAME[0],
            "height": FRAME[1],
        }
        for k in range(count)
    ]
