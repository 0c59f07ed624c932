"""Mastee on a turntable, a picture every ten degrees, for the view from all sides."""

from catalogue.entry import STUDIO_ASPECT

FRAMES, WIDTH = 36, 960


def pictures():
    for k in range(FRAMES):
        yield {
            "file": f"turntable/mastee-{k + 1:02d}.webp",
            "subject": "mastee",
            "variant": "yellow",
            "kind": "turntable",
            "order": k + 1,
            "alt": f"Yellow Mastee passenger e-rickshaw turned by {k * 10} degrees",
            "set": "turntable/mastee/yellow",
            "shot": (k * 10, 8, 75),
            "priority": 30,
            "width": WIDTH,
            "height": round(WIDTH / STUDIO_ASPECT),
            "samples": 7,
            "scale": 0.8,
            "cutout": True,
        }
