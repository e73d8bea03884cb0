"""A photo book on a table of oak by the window, its cover towards us, a cup and a sprig beside it."""
from forms import box, lathe, mesh, sheet
from mathutils import Vector
from plants import eucalyptus
from stage import camera, sky, softbox, sun, turned
from stationery import paper
from surfaces import mottled, plain, relief

sheets = {"front": "page:0"}
hero = "front"


def build(width, height):
    fit = min(0.25 / height, 0.29 / width)
    w, h = width * fit, height * fit
    _table()
    x, y, turn = -0.035, -0.005, 9
    thick, inner = 0.017, 0.0045
    cover = plain("board", (0.86, 0.85, 0.82), rough=0.5)
    pages = relief(plain("pages", (0.84, 0.82, 0.78), rough=0.9), 2600, 0.5, stretch=(0.02, 0.02, 1))
    place = Vector((x, y, 0))
    for name, size, lift, material, bevel in (
        ("back board", (w, h, 0.0022), 0, cover, 0.0006),
        ("pages", (w - 2 * inner, h - 2 * inner, thick - 0.0044), 0.0022, pages, 0.0003),
        ("front board", (w, h, 0.0022), thick - 0.0022, cover, 0.0006),
    ):
        part = box(name, size, material, bevel=bevel)
        part.location = place + Vector((0, 0, lift))
        part.rotation_euler = turned(0, 0, turn)
    spine = box("spine", (0.003, h, thick), cover, bevel=0.0008)
    offset = Vector((-w / 2 + 0.0012, 0, 0))
    offset.rotate(turned(0, 0, turn))
    spine.location = place + offset
    spine.rotation_euler = turned(0, 0, turn)
    printed = _print("front")
    # The cover dips where it hinges, beside the spine.
    face = sheet(
        "front",
        lambda u, v: (u - w / 2, v - h / 2, -0.0011 * max(0, 1 - abs(u - 0.009) / 0.0035) if u < 0.02 else 0),
        w, h, printed, (160, 2),
    )
    face.location = place + Vector((0, 0, thick + 0.0013))
    face.rotation_euler = turned(0, 0, turn)
    _beside()
    camera((0.0, -0.50, 0.56), (0.012, -0.006, 0), 62, focus=(x, y, 0.02), stop=7)


def _print(name):
    """Laminated paper: a little brighter where the window is seen in it."""
    return plain(name, (0.9, 0.9, 0.9), rough=0.42, shine=0.35)


def _table():
    oak = plain("table", (0.50, 0.36, 0.23), rough=0.55)
    mottled(oak, (0.54, 0.39, 0.25), (0.42, 0.29, 0.18), 5, stretch=(0.35, 5, 1), detail=14)
    relief(oak, 60, 0.14, stretch=(0.3, 8, 1))
    mesh("table", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], oak)
    sky((0.94, 0.97, 1), 0.5)
    light = sun((0.60, -0.50, -0.62), 3.3, softness=2.4)
    softbox((0.8, -0.9, 0.9), (0, 0, 0), 5, 1.2)
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    across = Vector((1, 0, 0))
    across.rotate(light.rotation_euler)
    for aside in (-0.27, 0.235):
        bar = box("bar", (0.04, 2.6, 0.01), dark)
        bar.location = towards * 1.2 + across * aside
        bar.rotation_euler = light.rotation_euler


def _beside():
    china = relief(plain("china", (0.84, 0.81, 0.76), rough=0.35), 40, 0.08)
    profile = [(0, 0.002), (0.024, 0.002), (0.028, 0.008), (0.040, 0.045), (0.043, 0.068), (0.0415, 0.068), (0.038, 0.045), (0.026, 0.010), (0, 0.008)]
    cup = lathe("cup", profile, china)
    cup.location = (0.205, 0.085, 0.006)
    saucer = lathe("saucer", [(0, 0), (0.03, 0), (0.066, 0.008), (0.068, 0.010), (0.03, 0.004), (0, 0.003)], china)
    saucer.location = (0.205, 0.085, 0)
    tea = plain("tea", (0.22, 0.09, 0.03), rough=0.1, shine=0.6)
    drink = lathe("tea", [(0, 0), (0.0400, 0)], tea, smooth_levels=0)
    drink.location = (0.205, 0.085, 0.062)
    eucalyptus([((0.235, -0.10, 0.006), (-0.75, -0.50, 0.06), 0.15, 7, 0.0)], seed=17)
