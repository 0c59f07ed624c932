"""Which sources a picture is made from, as one digest, since git keeps no times of change."""

import hashlib
import json
import os
import re

ROOM = os.path.dirname(os.path.abspath(__file__))
STAMPS = os.path.join(ROOM, "pictures", "sources.json")
_IMPORT = re.compile(r"^\s*from ((?:kit|parts|vehicles|scenes)(?:\.\w+)?) import (.+)$", re.M)


def _imported(path, seen):
    """The file and everything of this room that it imports."""
    if path in seen or not os.path.exists(path):
        return
    seen.add(path)
    with open(path) as file:
        text = file.read()
    for module, names in _IMPORT.findall(text):
        parts = module.split(".")
        if len(parts) == 2:
            _imported(os.path.join(ROOM, *parts) + ".py", seen)
        else:
            for name in re.findall(r"\w+", names):
                _imported(os.path.join(ROOM, parts[0], f"{name}.py"), seen)


def module_files(start):
    """All files behind a module of this room, itself included."""
    seen = set()
    _imported(os.path.join(ROOM, start), seen)
    return sorted(seen)


def digest(entry):
    kind, *rest = entry["set"].split("/")
    start = ("scenes", rest[0]) if kind == "scene" else ("vehicles", rest[0].replace("-", "_"))
    seen = set()
    _imported(os.path.join(ROOM, *start) + ".py", seen)
    for shared in (
        "scenes/studio.py",
        "scenes/camera.py",
        "scenes/cycles.py",
        "finish/develop.py",
        "finish/denoise.py",
    ):
        _imported(os.path.join(ROOM, shared), seen)
    total = hashlib.sha256(
        json.dumps([entry[k] for k in ("set", "shot", "width", "height", "samples", "scale")]).encode()
    )
    for path in sorted(seen):
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()[:16]


def read_stamps():
    if not os.path.exists(STAMPS):
        return {}
    with open(STAMPS) as file:
        return json.load(file)


def write_stamp(entry):
    stamps = read_stamps()
    stamps[entry["file"]] = digest(entry)
    with open(STAMPS, "w") as file:
        json.dump(stamps, file, indent=1, sort_keys=True)
        file.write("\n")
