"""pictures/pictures.json: what the content seed reads. Only pictures that exist are listed."""

import json
import os

from catalogue import pictures

ROOM = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(ROOM, "pictures")
FIELDS = ("file", "width", "height", "alt", "subject", "variant", "kind", "order")


def write_manifest():
    rows = [
        {field: entry[field] for field in FIELDS}
        for entry in pictures()
        if os.path.exists(os.path.join(PICTURES, entry["file"]))
    ]
    rows.sort(key=lambda row: (row["kind"], row["subject"] or "", row["variant"] or "", row["order"]))
    path = os.path.join(PICTURES, "pictures.json")
    with open(path + ".new", "w") as file:
        json.dump(rows, file, indent=1, ensure_ascii=False)
        file.write("\n")
    os.replace(path + ".new", path)


if __name__ == "__main__":
    write_manifest()
