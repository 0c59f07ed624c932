"""Pictures that are drawn, not rendered: sample certificates and the social-sharing picture."""


def _sheet(file, kind, order, alt, size, **content):
    return {
        "file": f"{file}.webp",
        "subject": file if kind == "social" else kind,
        "variant": "",
        "kind": kind,
        "order": order,
        "alt": alt,
        "width": size[0],
        "height": size[1],
        "priority": 50,
        **content,
    }


_SCOPE = "Electric three-wheelers"
PICTURES = [
    _sheet(
        "certificate-1",
        "certificate",
        1,
        "Sample certificate sheet: quality management system, marked as sample",
        (1200, 1600),
        sheet={
            "system": "quality management system",
            "standard": "ISO 9001",
            "scope": _SCOPE,
            "number": "SAMPLE-0001",
        },
    ),
    _sheet(
        "certificate-2",
        "certificate",
        2,
        "Sample certificate sheet: environmental management system, marked as sample",
        (1200, 1600),
        sheet={
            "system": "environmental management system",
            "standard": "ISO 14001",
            "scope": _SCOPE,
            "number": "SAMPLE-0002",
        },
    ),
    _sheet(
        "certificate-3",
        "certificate",
        3,
        "Sample certificate sheet: occupational health and safety, marked as sample",
        (1200, 1600),
        sheet={
            "system": "occupational health and safety",
            "standard": "ISO 45001",
            "scope": _SCOPE,
            "number": "SAMPLE-0003",
        },
    ),
    _sheet(
        "social-sharing",
        "social",
        1,
        "Yellow Mastee e-rickshaw and blue Millo cargo e-cart on a green ground with a dashed marigold road line",
        (1200, 630),
        cast=(("millo-full-body-1", 0.66, (476, 18)), ("mastee-yellow-1", 0.66, (-96, 44))),
    ),
]
