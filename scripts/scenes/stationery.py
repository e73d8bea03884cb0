"""Cards, their envelopes and what closes those."""
import math

from forms import box, mesh, sheet, thick
from stage import turned
from surfaces import plain, relief
import bpy

white = (0.9, 0.9, 0.9)


def paper(name):
    """White stock; a sheet that shows a design has one of its own, and its name is the sheet's."""
    return bpy.data.materials.get(name) or relief(plain(name, white, rough=0.78, shine=0.2), 1400, 0.05)


def upright(name, width, height, place, turn, lean, bow, front, back):
    """A sheet that stands on its foot, its left edge at `place`; `bow`: how far its middle comes forward."""
    made = sheet(
        name,
        lambda x, z: (x, -bow * math.sin(math.pi * x / width), z),
        width,
        height,
        front,
        (32, 2),
    )
    thick(made, 0.0004, back, paper("paper"))
    made.location = place
    made.rotation_euler = turned(-lean, 0, turn)
    return made


def lying(name, width, height, place, turn, front, curl=0.0, thickness=0.0004):
    """A sheet on the table, its middle at `place`; `curl`: how far its sides rise."""
    made = sheet(
        name,
        lambda x, y: (x - width / 2, y - height / 2, curl * (2 * x / width - 1) ** 2),
        width,
        height,
        front,
        (32, 8),
    )
    thick(made, thickness, paper("paper"), paper("paper"))
    made.location = place
    made.rotation_euler = turned(0, 0, turn)
    return made


def envelope(width, height, place, turn, sealed=True):
    """Closed, its flap towards us. All of it is of the material `envelope`, which takes on a design's tone."""
    stock = bpy.data.materials.get("envelope") or relief(plain("envelope", white, rough=0.85, shine=0.2), 1200, 0.08)
    x, y, z = place
    body = box("envelope body", (width, height, 0.0016), stock, bevel=0.0006)
    w, h = width / 2, height / 2
    points = [(-w, h, 0), (w, h, 0), (0.10 * w, -0.16 * h, 0.0012), (0, -0.2 * h, 0.0013), (-0.10 * w, -0.16 * h, 0.0012)]
    flap = mesh("envelope flap", points, [(4, 3, 2, 1, 0)], stock, smooth=False)
    flap.modifiers.new("thick", "SOLIDIFY").thickness = 0.0005
    for thing, lift in ((body, 0), (flap, 0.0019)):
        thing.location = (x, y, z + lift)
        thing.rotation_euler = turned(0, 0, turn)
    if sealed:
        angle = math.radians(turn)
        down = -0.16 * h
        seal((x - down * math.sin(angle), y + down * math.cos(angle), z + 0.0029))


def seal(place, radius=0.0105):
    """Sealing wax, pressed a little out of round. Its material `seal` takes on a design's tone."""
    wax = bpy.data.materials.get("seal") or relief(plain("seal", white, rough=0.32, shine=0.5), 90, 0.25)
    points, faces, steps = [(0, 0, 0.0019)], [], 48
    rings = ((0.62, 0.0019), (0.68, 0.0029), (0.86, 0.0031), (1, 0.0014), (1.02, 0))
    for k in range(steps):
        angle = 2 * math.pi * k / steps
        out = radius * (1 + 0.05 * math.sin(3 * angle + 1) + 0.03 * math.sin(7 * angle))
        points += [(out * share * math.cos(angle), out * share * math.sin(angle), z) for share, z in rings]
    n = len(rings)
    for k in range(steps):
        a, b = 1 + k * n, 1 + ((k + 1) % steps) * n
        faces.append((0, a, b))
        faces += [(a + i, a + i + 1, b + i + 1, b + i) for i in range(n - 1)]
    made = mesh("seal", points, faces, wax)
    made.location = place
    return made
