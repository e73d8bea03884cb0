"""A table of pale stone seen from above; the sun falls on it through the leaves of a branch beyond the picture."""
from forms import mesh
from mathutils import Vector
from plants import eucalyptus
from stage import sky, softbox, sun
from surfaces import mottled, plain, relief


def table(colour=(0.62, 0.63, 0.57), shade=((-0.135, 0.10), (0.155, 0.10))):
    """`shade`: where on the table the shadows of leaves fall; never on what is printed."""
    stone = plain("stone", colour, rough=0.85)
    mottled(stone, colour, [share * 0.86 for share in colour], 9, detail=14)
    relief(stone, 130, 0.22)
    mesh("table", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], stone)
    sky((0.94, 0.97, 1), 0.46)
    light = sun((-0.58, -0.52, -0.70), 3.3, softness=2.2)
    softbox((-0.8, -0.6, 0.9), (0, 0, 0), 4, 1.2)
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    for number, (x, y) in enumerate(shade):
        foot = towards * 0.2 + Vector((x, y, 0))
        side = 1 if x > 0 else -1
        eucalyptus(
            [
                (tuple(foot + Vector((side * 0.10, 0.10, 0))), (-side * 0.8, -0.55, 0.05), 0.17, 9, 0.0),
                (tuple(foot + Vector((side * 0.13, 0.02, 0.02))), (-side * 0.9, -0.1, 0.05), 0.14, 7, 0.0),
            ],
            seed=31 + number,
        )
