"""A wall of a living room in the evening sun: a sideboard of oak below, a vase with eucalyptus and books on it."""
from math import radians

from forms import box, lathe
from mathutils import Vector
from plants import eucalyptus
from stage import sky, softbox, sun, turned
from surfaces import mottled, plain, relief

top = -0.400


def wall(colour=(0.70, 0.67, 0.61)):
    plaster = plain("wall", colour, rough=0.95)
    mottled(plaster, colour, [share * 0.93 for share in colour], 1.6)
    relief(plaster, 26, 0.25, distance=0.002)
    made = box("wall", (8, 0.1, 8), plaster)
    made.location = (0, 0.05, -4)
    sky((0.95, 0.97, 1), 0.42)
    light = sun((0.70, 0.66, -0.42), 3.4, softness=2.0)
    softbox((-1.6, -1.8, 1.2), (0, 0, 0), 26, 1.8)
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    across = Vector((1, 0, 0))
    across.rotate(light.rotation_euler)
    for aside in (-0.50, 0.36):
        bar = box("bar", (0.075, 6, 0.01), dark)
        bar.location = towards * 2.2 + across * aside
        bar.rotation_euler = light.rotation_euler
        bar.rotation_euler.rotate_axis("Z", radians(7))


def sideboard():
    oak = plain("oak", (0.47, 0.32, 0.19), rough=0.5)
    mottled(oak, (0.50, 0.35, 0.21), (0.38, 0.25, 0.14), 5, stretch=(0.25, 5, 5), detail=14)
    relief(oak, 50, 0.12, stretch=(0.2, 6, 6))
    board = box("sideboard", (1.9, 0.40, 0.028), oak, bevel=0.003)
    board.location = (0.02, -0.21, top - 0.028)
    for index in range(4):
        door = box("door", (0.455, 0.02, 0.6), oak, bevel=0.003)
        door.location = (-0.68 + 0.465 * index, -0.385, top - 0.634)
    gap = box("inside", (1.86, 0.36, 0.6), plain("gap", (0.10, 0.06, 0.035)))
    gap.location = (0.02, -0.20, top - 0.632)


def still_life(x=0.40):
    """What stands on the sideboard beside a picture."""
    ceramic = relief(plain("ceramic", (0.80, 0.76, 0.70), rough=0.5), 24, 0.2)
    profile = [(0, 0), (0.062, 0), (0.086, 0.035), (0.095, 0.09), (0.078, 0.155), (0.040, 0.20), (0.034, 0.235), (0.042, 0.25), (0.036, 0.25), (0.028, 0.23)]
    made = lathe("vase", profile, ceramic)
    made.location = (x, -0.20, top)
    foot = (x, -0.20, top + 0.23)
    ways = ((-0.42, -0.1, 0.30), (0.30, 0.02, 0.34), (0.02, -0.15, 0.42), (0.55, -0.1, 0.26), (-0.15, 0.12, 0.36))
    for number, (dx, dy, length) in enumerate(ways):
        eucalyptus([(foot, (dx, dy, 1), length, 11, 0.08)], seed=80 + number)
    for number, (size, tone, turn) in enumerate(
        (((0.21, 0.15, 0.024), (0.34, 0.40, 0.37), 8), ((0.19, 0.14, 0.019), (0.62, 0.40, 0.30), -5), ((0.17, 0.125, 0.016), (0.78, 0.74, 0.66), 12))
    ):
        book = box("book", size, plain("book", tone, rough=0.7), bevel=0.002)
        book.location = (-0.43, -0.21, top + (0, 0.024, 0.043)[number])
        book.rotation_euler = turned(0, 0, turn)
    bowl = lathe("bowl", [(0, 0.003), (0.028, 0), (0.05, 0.022), (0.06, 0.045), (0.056, 0.045), (0.045, 0.024), (0, 0.008)], ceramic)
    bowl.location = (-0.435, -0.21, top + 0.059)
