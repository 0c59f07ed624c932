"""Cuts the near, square and upright framings out of a finished scene, with ImageMagick."""

import os
import subprocess

PICTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "pictures")
WIDE_HEIGHT = 1126


def reframe(entry):
    width, height = entry["width"], entry["height"]
    source, target = (os.path.join(PICTURES, entry[key]) for key in ("from", "file"))
    # Sky can go rather than the ground that the vehicle stands on.
    top = round((WIDE_HEIGHT - height) * 0.7)
    area = f"{width}x{height}+{entry['left']}+{top}"
    subprocess.run(["/usr/bin/convert", source, "-crop", area, "+repage", "-quality", "86", target], check=True)
