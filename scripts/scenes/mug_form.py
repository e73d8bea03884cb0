"""A mug of glazed stoneware, with what is in it."""
from math import cos, radians, sin

from forms import lathe, rod
from mathutils import Vector
from surfaces import plain


def mug(place, glaze, handle=12, radius=0.041, height=0.095, drink=(0.16, 0.065, 0.022)):
    """`handle`: degrees that its handle is turned away from us, from the right."""
    r, h = radius, height
    body = lathe(
        "mug",
        [
            (0, 0.003), (r * 0.76, 0.003), (r * 0.79, 0), (r * 0.84, 0), (r * 0.93, 0.0025), (r * 0.985, 0.008), (r, 0.014), (r, 0.020),
            (r, h - 0.010), (r, h - 0.004), (r * 0.995, h - 0.001), (r * 0.97, h), (r * 0.945, h - 0.001), (r * 0.935, h - 0.004),
            (r * 0.93, 0.02), (r * 0.90, 0.010), (0, 0.008),
        ],
        glaze,
        segments=96,
    )
    body.location = place
    way = Vector((cos(radians(handle)), sin(radians(handle)), 0))
    line = [(r - 0.003, 0.080), (r + 0.010, 0.083), (r + 0.026, 0.078), (r + 0.032, 0.058), (r + 0.028, 0.036), (r + 0.014, 0.024), (r - 0.003, 0.021)]
    for aside in (-0.0024, 0, 0.0024):
        across = Vector((-way.y, way.x, 0)) * aside
        rod("handle", [tuple(Vector(place) + way * out + across + Vector((0, 0, up))) for out, up in line], 0.0046, glaze)
    coffee = plain("coffee", drink, rough=0.12, shine=0.5)
    level = lathe("coffee", [(0, 0), (r * 0.934, 0)], coffee, segments=64, smooth_levels=0)
    level.location = (place[0], place[1], place[2] + h * 0.88)
