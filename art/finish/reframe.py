"""Cuts framings out of finished pictures: of scenes, and close views of heroes. Uses ImageMagick."""

import os
import subprocess

PICTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "pictures")


def reframe(entry):
    source, target = (os.path.join(PICTURES, entry[key]) for key in ("from", "file"))
    area = f"{entry['width']}x{entry['height']}+{entry['left']}+{entry['top']}"
    subprocess.run(
        ["/usr/bin/convert", source, "-crop", area, "+repage", "-quality", "88", target], check=True
    )
