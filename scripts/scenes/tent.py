"""A card folded along its top: it stands on both its halves."""
from math import cos, radians, sin

from forms import sheet, thick
from stage import turned
from stationery import paper


def tent(width, height, place, turn, lean):
    """Its front towards us; `lean`: degrees that each half leans to the other. Its paper bends a little where it is folded."""
    foot, up = height * sin(radians(lean)), height * cos(radians(lean))
    for name, side in (("front", -1), ("back", 1)):
        half = sheet(
            name,
            # Near the fold the halves are steeper than at their feet, as stiff paper is.
            lambda u, v, side=side: (u - width / 2, side * foot * (1 - v / height) ** 0.94, v / height * up),
            width,
            height,
            paper("front") if side < 0 else paper("paper"),
            (16, 12),
        )
        thick(half, 0.0004 * -side, paper("paper"), paper("paper"))
        half.location = place
        half.rotation_euler = turned(0, 0, turn)
