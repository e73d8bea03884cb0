"""A laid table by the window: a plate with a napkin and a sprig on it."""
from forms import box, lathe
from plants import eucalyptus
from stage import turned
from surfaces import plain, woven
from window_room import room, vase


def laid_table():
    room((0.66, 0.61, 0.55))
    china = plain("china", (0.84, 0.82, 0.78), rough=0.28, shine=0.5)
    plate = lathe(
        "plate",
        [(0, 0.002), (0.052, 0.002), (0.053, 0.0), (0.058, 0.0), (0.062, 0.003), (0.074, 0.007), (0.102, 0.014), (0.104, 0.0155), (0.101, 0.0160), (0.074, 0.0105), (0.060, 0.0072), (0, 0.0070)],
        china,
        segments=96,
    )
    plate.location = (0.112, 0.050, 0)
    linen = woven(plain("napkin", (0.58, 0.62, 0.56), rough=0.95, sheen=0.3), 900, 0.4)
    napkin = box("napkin", (0.062, 0.150, 0.006), linen, bevel=0.003)
    napkin.location = (0.115, 0.045, 0.0095)
    napkin.rotation_euler = turned(0, 0, -14)
    eucalyptus([((0.096, -0.012, 0.019), (0.35, 1.0, 0.05), 0.092, 6, 0.0)], seed=90)
    vase((-0.115, 0.205, 0), 0.62)
