"""A framed print behind a mat on the wall of a living room."""
from forms import box, mesh, sheet
from living_wall import sideboard, still_life, wall
from stage import camera
from stationery import paper
from surfaces import mottled, plain, relief

sheets = {"front": "page:0"}
hero = "front"

mat, bar, deep = 0.040, 0.017, 0.026


def build(width, height):
    fit = min(0.55 / height, 0.54 / width)
    w, h = width * fit, height * fit
    wall((0.60, 0.63, 0.59))
    sideboard()
    still_life()
    x, z = -0.055, 0.050
    hung = sheet("front", lambda u, v: (u - w / 2, -0.010, v), w, h, paper("front"), (2, 2))
    hung.location = (x, 0, z - h / 2)
    _mat(w, h, (x, z))
    _frame(w + 2 * mat, h + 2 * mat, (x, z))
    camera((0.02, -3.0, 0.06), (0.0, 0, -0.03), 84)


def _mat(width, height, middle):
    """White board with an opening, its edge cut aslant."""
    board = relief(plain("mat", (0.86, 0.85, 0.82), rough=0.9), 900, 0.05)
    core = plain("mat core", (0.90, 0.90, 0.88), rough=0.9)
    cut = 0.0022
    rings = ((width / 2, height / 2, -0.0104), (width / 2 + cut, height / 2 + cut, -0.0126), (width / 2 + mat + 0.004, height / 2 + mat + 0.004, -0.0126))
    points = [(middle[0] + sx * rx, y, middle[1] + sz * rz) for rx, rz, y in rings for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for name, ring, material in (("mat core", 0, core), ("mat", 4, board)):
        faces = [(ring + k, ring + (k + 1) % 4, ring + 4 + (k + 1) % 4, ring + 4 + k) for k in range(4)]
        mesh(name, points, [tuple(reversed(face)) for face in faces], material, smooth=False)


def _frame(width, height, middle):
    x, z = middle
    for number, (size, place, along) in enumerate(
        (
            ((width + 2 * bar, deep, bar), (0, -height / 2 - bar), (0.2, 6, 6)),
            ((width + 2 * bar, deep, bar), (0, height / 2), (0.2, 6, 6)),
            ((bar, deep, height), (-width / 2 - bar / 2, -height / 2), (6, 6, 0.2)),
            ((bar, deep, height), (width / 2 + bar / 2, -height / 2), (6, 6, 0.2)),
        )
    ):
        oak = plain(f"frame {number}", (0.50, 0.35, 0.21), rough=0.5)
        mottled(oak, (0.54, 0.38, 0.23), (0.42, 0.28, 0.16), 9, stretch=along, detail=14)
        relief(oak, 60, 0.12, stretch=along)
        side = box("frame", size, oak, bevel=0.0012)
        side.location = (x + place[0], -deep / 2 - 0.001, z + place[1])
