"""The shape of a catalogue entry."""

STUDIO_ASPECT = 1.4


def studio(file, subject, variant, kind, order, alt, shot, priority, width=None):
    """A cut-out. Shot: (azimuth, elevation, lens), or (azimuth, position, target, lens) for a close view."""
    width = width or (2000 if kind == "hero" else 1600)
    return {
        "file": f"{file}.webp", "subject": subject, "variant": variant, "kind": kind, "order": order, "alt": alt,
        "set": f"studio/{subject}/{variant or '-'}", "shot": shot, "priority": priority,
        "width": width, "height": round(width / STUDIO_ASPECT / 2) * 2,
        "samples": 10 if kind == "hero" else 8, "cutout": True,
    }


def scene(file, place, framing, subject, alt, order, shot, priority, size=(2000, 1125), kind="scene", samples=9):
    """A picture with its surroundings. Shot: (position, target, lens, focus, f-stop)."""
    return {
        "file": f"scene-{file}.webp", "subject": subject, "variant": framing, "kind": kind, "order": order, "alt": alt,
        "set": f"scene/{place}", "shot": shot, "priority": priority,
        "width": size[0], "height": size[1], "samples": samples, "cutout": False,
    }
