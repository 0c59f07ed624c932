"""The shape of a catalogue entry."""

STUDIO_ASPECT = 4 / 3
# "scale": the part of the delivered size that is rendered; the rest is enlarged. 1 takes half as long again.
SIZES = {"wide": (2000, 1126), "near": (1400, 1050), "square": (1080, 1080), "tall": (844, 1126)}


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
        "samples": 8 if kind == "hero" else 5,
        "scale": 0.8 if kind == "hero" else 0.7,
        "cutout": True,
    }


def scene(place, framing, alt, order, shot, priority):
    """A picture with its surroundings. Shot: (position, target, lens, focus, f-stop)."""
    width, height = SIZES[framing]
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
        "scale": 0.8,
        "cutout": False,
    }


def reframed(place, framing, alt, order, left, priority):
    """Another framing, cut out of the place's wide picture from a column of pixels on."""
    width, height = SIZES[framing]
    return {
        "file": f"scene-{place}-{framing}.webp",
        "subject": place,
        "variant": framing,
        "kind": "scene",
        "order": order,
        "alt": alt,
        "from": f"scene-{place}-wide.webp",
        "left": left,
        # Sky can go rather than the ground that the vehicle stands on.
        "top": round((SIZES["wide"][1] - height) * 0.7),
        "priority": priority,
        "width": width,
        "height": height,
    }


def close_up(file, subject, variant, kind, order, hero, left, top, width, alt):
    """A part of a hero, in the same 4 to 3 format."""
    height = round(width / STUDIO_ASPECT)
    return {
        "file": f"{file}.webp",
        "subject": subject,
        "variant": variant or ("gallery" if kind == "gallery" else ""),
        "kind": kind,
        "order": order,
        "alt": alt,
        "from": f"{hero}.webp",
        "left": left,
        "top": top,
        "priority": 40,
        "width": width,
        "height": height,
    }
