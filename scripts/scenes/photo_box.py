"""A box of prints on a desk of birch, seen from above: its lid printed, two prints on others that lie on their faces."""
from birch_desk import desk
from forms import box, sheet
from linen_table import ribbon
from plants import eucalyptus
from stage import camera, turned
from stationery import lying
from surfaces import plain, relief

sheets = {
    "lid": "page:0",
    "one": "page:1",
    "two": "page:2",
    "paper": "tone:paper",
    "envelope": "tone:envelope",
    "ribbon": "tone:ribbon",
}
hero = "lid"


def build(width, height):
    fit = min(0.186 / height, 0.158 / width)
    w, h = width * fit, height * fit
    desk()
    _box(w, h, (-0.080, 0.004), 6)
    back = plain("print back", (0.82, 0.81, 0.78), rough=0.6)
    # The later ones lie on the earlier.
    for level, (name, x, y, turn) in enumerate(
        (("back", 0.062, 0.040, 24), ("back", 0.150, -0.030, -19), ("two", 0.128, 0.030, -9), ("one", 0.088, -0.036, 8))
    ):
        front = back if name == "back" else _print(name)
        lying(f"print {level}", 0.088, 0.132, (x, y, 0.0012 + 0.0022 * level), turn, front, curl=0.0014, thickness=0.0003)
    ribbon([(-0.24, -0.115, 0), (-0.19, -0.128, 0), (-0.15, -0.110, 0), (-0.10, -0.124, 0), (-0.05, -0.112, 0), (-0.01, -0.132, 0), (0.02, -0.17, 0)], 0.010)
    eucalyptus([((-0.225, 0.165, 0.006), (0.95, -0.30, 0.03), 0.12, 6, 0.0)], seed=19)
    camera((0.007, -0.19, 0.69), (0.007, 0.0, 0.004), 66, focus=(-0.06, 0, 0.02), stop=9)


def _print(name):
    """Photographic paper: smoother than a card's."""
    return plain(name, (0.9, 0.9, 0.9), rough=0.45, shine=0.3)


def _box(width, height, middle, turn):
    board = relief(plain("envelope", (0.9, 0.9, 0.9), rough=0.85, shine=0.2), 1200, 0.08)
    x, y = middle
    for size, lift, tall in (((width - 0.003, height - 0.003), 0, 0.030), ((width + 0.003, height + 0.003), 0.020, 0.017)):
        part = box("box", (*size, tall), board, bevel=0.0012)
        part.location = (x, y, lift)
        part.rotation_euler = turned(0, 0, turn)
    printed = relief(plain("lid", (0.9, 0.9, 0.9), rough=0.7, shine=0.2), 1200, 0.05)
    face = sheet("lid", lambda u, v: (u - width / 2, v - height / 2, 0), width, height, printed, (2, 2))
    face.location = (x, y, 0.0371)
    face.rotation_euler = turned(0, 0, turn)
