"""A calendar with a wire binding on a plaster wall, in the sun of a window, a branch in a vase beside it."""
import math

from forms import box, lathe, rod, sheet, thick
from mathutils import Vector
from plants import eucalyptus
from stage import camera, sky, softbox, sun, turned
from stationery import paper
from surfaces import mottled, plain, relief

sheets = {"front": "page:0", "paper": "tone:paper"}
hero = "front"


def build(width, height):
    fit = min(0.43 / height, 0.47 / width)
    w, h = width * fit, height * fit
    _wall()
    x, z = -0.07, 0.055
    printed = sheet(
        "front",
        lambda u, v: (u - w / 2, -0.003 - 0.007 * (1 - v / h) ** 2 - 0.002 * math.sin(math.pi * u / w), v),
        w, h, paper("front"), (24, 24),
    )
    thick(printed, 0.0003, paper("paper"), paper("paper"))
    printed.location = (x, 0, z - h / 2)
    for layer in range(1, 4):
        below = sheet(
            "leaf below",
            lambda u, v: (u - w / 2, -0.0024 - (0.0050 - 0.0012 * layer) * (1 - v / h) ** 2, v),
            w, h, paper("paper"), (8, 16),
        )
        thick(below, 0.0003, paper("paper"), paper("paper"))
        below.location = (x + 0.0006 * layer, 0.0004 * layer, z - h / 2 - 0.0011 * layer)
    _binding(x, z + h / 2, w)
    _corner()
    camera((-0.02, -1.75, 0.02), (0.0, 0, 0.035), 78)


def _wall():
    plaster = plain("wall", (0.72, 0.67, 0.60), rough=0.95)
    mottled(plaster, (0.72, 0.67, 0.60), (0.66, 0.61, 0.54), 3)
    relief(plaster, 45, 0.35)
    wall = box("wall", (6, 0.1, 6), plaster)
    wall.location = (0, 0.05, -3)
    sky((0.95, 0.97, 1), 0.4)
    light = sun((0.72, 0.62, -0.50), 3.6, softness=2.4)
    softbox((1.2, -1.4, 1.0), (0, 0, 0), 14, 1.6)
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    across = Vector((1, 0, 0))
    across.rotate(light.rotation_euler)
    for aside, slant in ((-0.215, 8), (0.125, 8)):
        bar = box("bar", (0.04, 3.4, 0.01), dark)
        bar.location = towards * 1.6 + across * aside
        bar.rotation_euler = light.rotation_euler
        bar.rotation_euler.rotate_axis("Z", math.radians(slant))


def _binding(x, z, width):
    """Loops of wire through the head of the leaves, and the hanger in their middle."""
    metal = plain("wire", (0.16, 0.15, 0.14), rough=0.35, metal=0.9)
    count = round(width / 0.0085)
    for index in range(count):
        at = x - width / 2 + width * (index + 0.5) / count
        if abs(at - x) < 0.02:
            continue
        loop = [(at, -0.0025 + 0.0055 * math.sin(a), z - 0.001 + 0.0062 * math.cos(a)) for a in [k * math.pi / 5 for k in range(10)]]
        rod("wire", [*loop, loop[0]], 0.0008, metal)
    hook = [(x - 0.018, -0.003, z + 0.003), (x - 0.01, -0.003, z + 0.006), (x, -0.003, z + 0.024), (x + 0.01, -0.003, z + 0.006), (x + 0.018, -0.003, z + 0.003)]
    rod("hanger", hook, 0.0009, metal)
    rod("nail", [(x, 0.0, z + 0.020), (x, -0.006, z + 0.020), (x, -0.012, z + 0.021)], 0.0016, metal)


def _corner():
    """A shelf at the lower right with a vase on it, and a branch that leans into the picture."""
    oak = plain("oak", (0.46, 0.31, 0.18), rough=0.6)
    mottled(oak, (0.50, 0.34, 0.20), (0.36, 0.24, 0.14), 16, stretch=(0.15, 1.6, 1.6))
    shelf = box("shelf", (0.5, 0.16, 0.022), oak, bevel=0.002)
    shelf.location = (0.48, -0.08, -0.265)
    ceramic = relief(plain("ceramic", (0.80, 0.76, 0.70), rough=0.45), 40, 0.15)
    profile = [(0, 0), (0.045, 0), (0.062, 0.03), (0.066, 0.07), (0.05, 0.12), (0.026, 0.15), (0.024, 0.175), (0.028, 0.185), (0.024, 0.185), (0.02, 0.17)]
    vase = lathe("vase", profile, ceramic)
    vase.location = (0.325, -0.085, -0.243)
    foot = (0.325, -0.085, -0.07)
    eucalyptus([(foot, (-0.28, -0.1, 1), 0.26, 8, 0.06), (foot, (0.3, 0.05, 1), 0.30, 9, 0.08), (foot, (0.02, -0.15, 1), 0.36, 10, 0.03)], seed=21)
