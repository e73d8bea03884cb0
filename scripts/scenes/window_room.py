"""A plaster table that curves into its wall, in the low sun of a window; a vase with eucalyptus."""
from forms import box, lathe, sweep
from mathutils import Vector
from plants import eucalyptus
from stage import sky, softbox, sun
from surfaces import mottled, plain, relief


def room(colour=(0.66, 0.59, 0.52)):
    plaster = plain("plaster", colour, rough=0.95)
    mottled(plaster, colour, [share * 0.9 for share in colour], 5)
    relief(plaster, 70, 0.3)
    sweep(plaster, 0.55, 1.8)
    sky((0.95, 0.97, 1), 0.42)
    light = sun((0.62, 0.42, -0.60), 3.4)
    softbox((0.9, -0.8, 0.9), (0, 0, 0.1), 5, 1.2)
    _bars(light)


def vase(place, scale=1.0, stems=True):
    ceramic = relief(plain("ceramic", (0.83, 0.80, 0.75), rough=0.42), 40, 0.12)
    profile = [
        (0.0, 0), (0.030, 0), (0.040, 0.02), (0.046, 0.05), (0.043, 0.085), (0.026, 0.115),
        (0.018, 0.135), (0.020, 0.15), (0.017, 0.15), (0.015, 0.135),
    ]
    made = lathe("vase", [(r * scale, z * scale) for r, z in profile], ceramic)
    made.location = place
    if stems:
        x, y, z = place
        foot = (x, y, z + 0.135 * scale)
        ways = (((-0.5, -0.2), 0.20), ((0.15, 0.1), 0.26), ((0.55, -0.15), 0.19), ((-0.18, 0.3), 0.24), ((-0.1, -0.3), 0.16))
        eucalyptus([(foot, (dx, dy, 0.85), length * scale, 8, 0.16) for (dx, dy), length in ways])


def _bars(light):
    """The window's bars, between the sun and the table: their shadows fall beside the card, never on its middle."""
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    middle = towards * 1.3 + Vector((0.02, 0, 0.08))
    for across in (-0.86, -0.40, 0.42, 0.80):
        bar = box("bar", (0.034, 2.4, 0.01), dark)
        bar.location = middle + Vector((across, 0, 0))
        bar.rotation_euler = light.rotation_euler
