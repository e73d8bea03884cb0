"""A table laid with linen, seen from above in the morning sun; ribbons that lie on it."""
import math

from forms import box, mesh
from mathutils import Vector
from stage import sky, softbox, sun
from surfaces import mottled, plain, relief, woven


def table(colour=(0.66, 0.60, 0.53)):
    linen = plain("linen", colour, rough=0.95, sheen=0.2)
    mottled(linen, colour, [share * 0.88 for share in colour], 14)
    woven(linen, 760, 0.55)
    mesh("table", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], linen)
    sky((0.94, 0.97, 1), 0.5)
    light = sun((0.62, -0.42, -0.72), 3.2, softness=3.2)
    softbox((0.7, -0.7, 0.9), (0, 0, 0), 4, 1.2)
    dark = plain("bar", (0.02, 0.02, 0.02))
    towards = Vector((0, 0, 1))
    towards.rotate(light.rotation_euler)
    for aside in (-0.19, 0.165):
        bar = box("bar", (0.03, 2.4, 0.01), dark)
        across = Vector((1, 0, 0))
        across.rotate(light.rotation_euler)
        bar.location = towards * 1.2 + across * aside
        bar.rotation_euler = light.rotation_euler


def ribbon(points, width, turn=0.9):
    """A strip of silk through the points, rolling a little from side to side. Its material `ribbon` takes on a tone."""
    silk = relief(plain("ribbon", (0.9, 0.9, 0.9), rough=0.42, shine=0.4, sheen=0.5), 900, 0.06, stretch=(1, 1, 1))
    line = _smooth([Vector(point) for point in points], 24)
    corners, faces = [], []
    for index, place in enumerate(line):
        way = (line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]).normalized()
        side = Vector((0, 0, 1)).cross(way).normalized()
        angle = turn * math.sin(index * 0.11) ** 3
        out = side * math.cos(angle) + Vector((0, 0, 1)) * math.sin(angle)
        low = Vector((0, 0, abs(math.sin(angle)) * width / 2 + 0.0012))
        for share in (-0.5, 0, 0.5):
            corners.append(tuple(place + low + out * width * share))
    for index in range(len(line) - 1):
        a = index * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    made = mesh("ribbon", corners, faces, silk)
    made.modifiers.new("soft", "SUBSURF").render_levels = 1
    return made


def _smooth(points, steps):
    """A curve through all the points (Catmull-Rom)."""
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            line.append(
                (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t**2 + (b * 3 - a - c * 3 + d) * t**3) * 0.5
            )
    return [*line, points[-1]]
