"""Cuts the square and upright framings out of a finished scene, with ImageMagick."""

import os
import subprocess

PICTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "pictures")


def reframe(entry):
    width, height = entry["width"], entry["height"]
    source, target = (os.path.join(PICTURES, entry[key]) for key in ("from", "file"))
    offset = round((2000 - width) * entry["left"])
    area = f"{width}x{height}+{offset}+0"
    subprocess.run(["/usr/bin/convert", source, "-crop", area, "+repage", "-quality", "84", target], check=True)
