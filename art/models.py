#!/usr/bin/env python3
"""Writes the vehicles as glTF, for the view in three dimensions: models/<vehicle>.glb.br, compressed as it is sent.

    /usr/bin/python3 art/models.py            all
    /usr/bin/python3 art/models.py NAME...    those whose name begins with a NAME

Needs Blender, as render.py does, brotli, and npm, which brings gltfpack for this one use.
"""

import os
import subprocess
import sys

ROOM = os.path.dirname(os.path.abspath(__file__))
MODELS = os.path.join(ROOM, "models")
# A file is called by the keys that vehicle and choice have in the content. Name, model, body or colour.
VEHICLES = tuple(
    (model.replace("-", "") if variant == "-" else f"{model}-{variant}", model, variant)
    for model, variant in (
        ("mastee", "yellow"),
        ("millo", "full-body"),
        ("millo", "half-body"),
        ("major", "-"),
        ("manzil", "-"),
        ("marvel", "-"),
        ("marvel-pro", "-"),
        ("mighty", "-"),
    )
)
# Half of the triangles cannot be told from all of them at the size of a phone. Quantized numbers need no decoder.
_PACK = ("npm", "exec", "--yes", "--package=gltfpack@1.3.0", "--", "gltfpack", "-si", "0.5")


def main(wanted):
    os.makedirs(MODELS, exist_ok=True)
    for name, model, variant in VEHICLES:
        if wanted and not any(name.startswith(each) for each in wanted):
            continue
        raw = os.path.join(ROOM, ".cache", f"{name}.glb")
        packed = os.path.join(ROOM, ".cache", f"{name}.packed.glb")
        target = os.path.join(MODELS, f"{name}.glb.br")
        script = os.path.join(ROOM, "export.py")
        subprocess.run(
            ["blender", "-b", "-P", script, "--", model, variant, raw], check=True, stdout=subprocess.DEVNULL
        )
        subprocess.run([*_PACK, "-i", raw, "-o", packed], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["brotli", "-f", "-q", "11", "-w", "24", packed, "-o", target], check=True)
        print(f"{name}: {os.path.getsize(target) // 1000} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
