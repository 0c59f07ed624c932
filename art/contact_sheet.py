#!/usr/bin/env python3
"""One page with all pictures, numbered as in pictures.json: art/.cache/contact-sheet.png, or the path given.

    /usr/bin/python3 art/contact_sheet.py [FILE]
"""

import json
import os
import sys

from ground import GROUND
from manifest import PICTURES, ROOM
from PIL import Image, ImageDraw, ImageFont

COLUMNS, CELL, LABEL = 8, (320, 240), 26
FONT = os.path.join(ROOM, "drawings", "plate-letters.ttf")


def main(target=os.path.join(ROOM, ".cache", "contact-sheet.png")):
    with open(os.path.join(PICTURES, "pictures.json")) as file:
        rows = [row for row in json.load(file) if row["kind"] != "turntable"]
    height = (len(rows) + COLUMNS - 1) // COLUMNS * (CELL[1] + LABEL)
    sheet = Image.new("RGB", (COLUMNS * CELL[0], height), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.truetype(FONT, 17)
    for k, row in enumerate(rows):
        x, y = k % COLUMNS * CELL[0], k // COLUMNS * (CELL[1] + LABEL)
        with Image.open(os.path.join(PICTURES, row["file"])) as picture:
            small = picture.convert("RGBA")
        small.thumbnail((CELL[0] - 8, CELL[1] - 8), Image.LANCZOS)
        draw.rectangle((x + 4, y + 4, x + CELL[0] - 4, y + CELL[1] - 4), fill=GROUND)
        sheet.paste(small, (x + (CELL[0] - small.width) // 2, y + (CELL[1] - small.height) // 2), small)
        draw.text((x + 6, y + CELL[1]), row["file"].removesuffix(".webp"), fill="#10211a", font=font)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    sheet.save(target)
    print(f"{len(rows)} pictures on {target}")


if __name__ == "__main__":
    main(*sys.argv[1:])
