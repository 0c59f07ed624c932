#!/usr/bin/env python3
"""Draws the sheets: certificates from drawings/certificate.svg, social pictures from the rendered cut-outs.

    /usr/bin/python3 art/sheets.py       (needs Pillow and rsvg-convert)
"""

import io
import os
import re
import subprocess

from catalogue.sheets import PICTURES as SHEETS
from manifest import PICTURES, write_manifest
from PIL import Image, ImageDraw

ROOM = os.path.dirname(os.path.abspath(__file__))
GREEN, DEEP, MARIGOLD = "#0a6b3d", "#073f26", "#f5b400"


def _drawing(name):
    with open(os.path.join(ROOM, "drawings", name)) as file:
        return file.read()


def _certificate(entry):
    logo = re.sub(r"</?svg[^>]*>|<title.*?</title>|<!--.*?-->", "", _drawing("logo-sample.svg"), flags=re.S)
    text = _drawing("certificate.svg").replace("{logo}", logo)
    for key, value in entry["sheet"].items():
        text = text.replace("{" + key + "}", value)
    png = subprocess.run(
        ["rsvg-convert", "-w", str(entry["width"])], input=text.encode(), capture_output=True, check=True
    ).stdout
    return Image.open(io.BytesIO(png)).convert("RGB")


def _social(entry):
    width, height = entry["width"], entry["height"]
    sheet = Image.new("RGBA", (width, height), GREEN)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 430, width, height), fill=DEEP)
    for x in range(-20, width, 150):
        draw.rounded_rectangle((x, 590, x + 90, 602), 3, fill=MARIGOLD)
    for name, share, (left, top) in entry["cast"]:
        cut = Image.open(os.path.join(PICTURES, f"{name}.webp")).convert("RGBA")
        size = (round(width * share), round(width * share * cut.height / cut.width))
        layer = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
        layer.paste(cut.resize(size, Image.LANCZOS), (left, top))
        sheet.alpha_composite(layer)
    return sheet.convert("RGB")


def main():
    for entry in SHEETS:
        picture = _certificate(entry) if "sheet" in entry else _social(entry)
        picture.save(os.path.join(PICTURES, entry["file"]), quality=88, method=6)
        print(entry["file"])
    write_manifest()


if __name__ == "__main__":
    main()
