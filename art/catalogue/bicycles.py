"""Cut-outs of the electric bicycles."""

from catalogue.entry import studio

FRONT = (52, 8, 80)

_NAMES = {
    "marvel": (
        "Marvel electric bicycle, graphite step-through frame with a small cane basket",
        "bottle holder, battery behind the seat tube and rear stand",
    ),
    "marvel-pro": (
        "Marvel Pro electric bicycle, green step-through frame with front basket",
        "rear carrier and rear stand",
    ),
    "mighty": (
        "Mighty electric bicycle, silver frame of stout tubes",
        "battery on the down tube and wide tyres",
    ),
}


def _pictures():
    for k, (subject, (name, extra)) in enumerate(_NAMES.items()):
        yield studio(
            f"{subject}-1",
            subject,
            None,
            "hero",
            1,
            f"{name}, seen from the front left",
            FRONT,
            3 + 0.1 * k,
        )
        yield studio(
            f"{subject}-2",
            subject,
            None,
            "carousel",
            2,
            f"{name}, exact side view with {extra}",
            (-90, 3, 95),
            10.7 + 0.1 * k,
        )


PICTURES = list(_pictures())
