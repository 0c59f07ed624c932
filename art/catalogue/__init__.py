"""Every picture of the range: what it is called, what it shows, how it is taken."""

from catalogue import bicycles, close_ups, galleries, sheets, three_wheelers, turntable


def pictures():
    """All entries, in the order in which they are worth rendering."""
    entries = [
        *three_wheelers.PICTURES,
        *bicycles.PICTURES,
        *close_ups.PICTURES,
        *galleries.pictures(),
        *sheets.PICTURES,
        *turntable.pictures(),
    ]
    return sorted(entries, key=lambda entry: entry["priority"])
