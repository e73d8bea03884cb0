"""A desk of pale birch by a window, seen from above; a fountain pen that lies on it."""
from forms import box, lathe, mesh
from mathutils import Vector
from stage import sky, softbox, sun, turned
from surfaces import mottled, plain, relief


def desk():
    birch = plain("birch", (0.62, 0.50, 0.36), rough=0.5)
    mottled(birch, (0.64, 0.52, 0.38), (0.54, 0.42, 0.29), 4, stretch=(0.3, 6, 1), detail=14)
    relief(birch, 70, 0.10, stretch=(0.3, 9, 1))
    mesh("desk", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], birch)
    sky((0.94, 0.97, 1), 0.5)
    light = sun((0.66, -0.40, -0.64), 3.2, softness=2.6)
    softbox((-0.8, 0.7, 0.9), (0, 0, 0), 4, 1.2)
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    across = Vector((1, 0, 0))
    across.rotate(light.rotation_euler)
    for aside in (-0.175, 0.205):
        bar = box("bar", (0.034, 2.6, 0.01), dark)
        bar.location = towards * 1.1 + across * aside
        bar.rotation_euler = light.rotation_euler


def pen(place, turn, length=0.136):
    """A black fountain pen without its cap, its nib first."""
    black = plain("pen", (0.018, 0.018, 0.02), rough=0.16, shine=0.6)
    gold = plain("nib", (0.80, 0.58, 0.26), rough=0.25, metal=1.0)
    body = lathe(
        "pen",
        [(0, 0), (0.0035, 0.001), (0.0052, 0.02), (0.0058, 0.075), (0.0058, 0.096), (0.0046, 0.098), (0.0040, 0.116), (0.0044, 0.118), (0, 0.118)],
        black,
        segments=32,
    )
    band = lathe("pen band", [(0.0059, 0.0935), (0.0061, 0.094), (0.0061, 0.0965), (0.0059, 0.097)], gold, segments=32, smooth_levels=1)
    nib = lathe("nib", [(0, 0.117), (0.0036, 0.1175), (0.0034, 0.122), (0.0012, 0.134), (0, length)], gold, segments=24)
    for part in (body, band, nib):
        part.location = (place[0], place[1], 0.0062)
        part.rotation_euler = turned(90, 0, turn)
