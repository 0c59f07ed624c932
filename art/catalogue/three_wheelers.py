"""Cut-outs of the three-wheelers: heroes and carousels."""

from catalogue.entry import studio

FRONT, LEFT, RIGHT, REAR = (35, 9, 75), (90, 4, 90), (-90, 4, 90), (214, 11, 75)

_MASTEE = {
    "yellow": "Yellow Mastee passenger e-rickshaw",
    "white": "White Mastee passenger e-rickshaw",
    "green": "Green Mastee passenger e-rickshaw",
}


def _mastee():
    for k, (colour, name) in enumerate(_MASTEE.items()):
        yield studio(
            f"mastee-{colour}-1",
            "mastee",
            colour,
            "hero",
            1,
            f"{name} seen from the front left, round headlamps above a green MASTEE plate",
            FRONT,
            1 + 0.1 * k,
        )
        yield studio(
            f"mastee-{colour}-2",
            "mastee",
            colour,
            "carousel",
            2,
            f"{name} from the right: driver's seat, two facing benches and the hard roof on chrome posts",
            RIGHT,
            10.01 + 0.1 * k,
        )
        yield studio(
            f"mastee-{colour}-3",
            "mastee",
            colour,
            "carousel",
            3,
            f"{name} from the rear left with tail lamps, rear window and chrome bumper",
            REAR,
            10 + 0.1 * k,
        )


PICTURES = [
    studio(
        "millo-full-body-1",
        "millo",
        "full-body",
        "hero",
        1,
        "Blue Millo cargo e-cart with closed white box, seen from the front left",
        FRONT,
        0,
    ),
    studio(
        "millo-half-body-1",
        "millo",
        "half-body",
        "hero",
        1,
        "Blue Millo cargo e-cart with open tray, seen from the front left",
        FRONT,
        1,
    ),
    *_mastee(),
    studio(
        "major-1",
        "major",
        None,
        "hero",
        1,
        "White Major electric pickup with doors and open load body, seen from the front left",
        FRONT,
        2,
    ),
    studio(
        "manzil-1",
        "manzil",
        None,
        "hero",
        1,
        "Red and cream Manzil electric delivery van with tall closed body, seen from the front left",
        FRONT,
        2.1,
    ),
    studio(
        "millo-full-body-2",
        "millo",
        "full-body",
        "carousel",
        2,
        "Millo with closed box from the side: open driver's door, white box with a blue band, battery case below",
        LEFT,
        10.31,
    ),
    studio(
        "millo-full-body-3",
        "millo",
        "full-body",
        "carousel",
        3,
        "Millo with closed box from the rear left, both box doors shut and locked",
        REAR,
        10.3,
    ),
    studio(
        "millo-half-body-2",
        "millo",
        "half-body",
        "carousel",
        2,
        "Millo with open tray from the right: driver's seat, guard rail behind the cab, ribbed drop gate",
        RIGHT,
        10.35,
    ),
    studio(
        "millo-half-body-3",
        "millo",
        "half-body",
        "carousel",
        3,
        "Millo with open tray from the rear left, tailgate closed",
        REAR,
        10.4,
    ),
    studio(
        "major-2",
        "major",
        None,
        "carousel",
        2,
        "Major pickup from the rear left, tailgate with its name and red tail lamps",
        REAR,
        10.5,
    ),
    studio(
        "manzil-2",
        "manzil",
        None,
        "carousel",
        2,
        "Manzil delivery van from the rear left, two tall cargo doors with lock rods",
        REAR,
        10.6,
    ),
]
