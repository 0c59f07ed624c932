"""The shape of a catalogue entry."""

import math

STUDIO_ASPECT = 4 / 3
# Width, height and "scale": the part of the delivered size that is rendered; the rest is enlarged.
FRAMINGS = {
    "wide": (2000, 1126, 0.8),
    "near": (2000, 1500, 0.7),
    "square": (2000, 2000, 0.62),
    "tall": (2000, 2667, 0.55),
}


def _subject(name):
    return name.replace("-", "")


def studio(file, model, variant, kind, order, alt, shot, priority):
    """A cut-out. Shot: (azimuth, elevation, lens), or (azimuth, position, target, lens) for a close view."""
    width = 2000 if kind == "hero" else 1600
    return {
        "file": f"{file}.webp",
        "subject": _subject(model),
        "variant": variant or ("gallery" if kind == "gallery" else ""),
        "kind": kind,
        "order": order,
        "alt": alt,
        "set": f"studio/{model}/{variant or '-'}",
        "shot": shot,
        "priority": priority,
        "width": width,
        "height": round(width / STUDIO_ASPECT),
        "samples": 10 if kind == "hero" else 6,
        "scale": 0.8 if kind == "hero" else 0.7,
        "cutout": True,
    }


def scene(place, framing, alt, order, shot, priority):
    """A picture with its surroundings. Shot: (position, target, lens, focus, f-stop)."""
    width, height, scale = FRAMINGS[framing]
    return {
        "file": f"scene-{place}-{framing}.webp",
        "subject": place,
        "variant": framing,
        "kind": "scene",
        "order": order,
        "alt": alt,
        "set": f"scene/{place.replace('-', '_')}",
        "shot": shot,
        "priority": priority,
        "width": width,
        "height": height,
        "samples": 6,
        "scale": scale,
        "cutout": False,
    }


def close_view(file, model, variant, kind, order, alt, view):
    """A cut-out of one part. View: (azimuth, elevation, distance in metres, target, lens)."""
    azimuth, elevation, distance, target, lens = view
    a, e = math.radians(azimuth), math.radians(elevation)
    out = (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))
    position = tuple(round(t + distance * o, 4) for t, o in zip(target, out))
    entry = studio(file, model, variant, kind, order, alt, (azimuth, position, target, lens), 12)
    return {**entry, "samples": 8, "scale": 0.85}
