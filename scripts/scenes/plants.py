"""Sprigs of eucalyptus, the same for the same seed."""
import math
import random

from forms import mesh, rod
from mathutils import Euler, Vector
from surfaces import mottled, plain, relief
import bpy


def _leaf_material():
    made = plain("leaf", (0.17, 0.25, 0.18), rough=0.6, sheen=0.25)
    mottled(made, (0.15, 0.24, 0.17), (0.25, 0.33, 0.25), 26)
    return relief(made, 300, 0.12)


def _leaf(place, turn, size, material):
    points, faces, steps = [], [], 10
    for i in range(steps + 1):
        t = i / steps
        half = size * 0.46 * math.sin(math.pi * min(1, t * 1.02)) ** 0.7
        rise = 0.12 * size * math.sin(math.pi * t)
        points += [(-half, t * size, rise - 0.16 * half), (0, t * size, rise), (half, t * size, rise - 0.1 * half)]
    for i in range(steps):
        a = i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    made = mesh("leaf", points, faces, material)
    made.location = place
    made.rotation_euler = turn
    made.modifiers.new("soft", "SUBSURF").render_levels = 1
    return made


def eucalyptus(stems, seed=4):
    """`stems`: (foot, direction, length, pairs of leaves, how far it hangs)."""
    chance = random.Random(seed)
    leaf = bpy.data.materials.get("leaf") or _leaf_material()
    wood = bpy.data.materials.get("stem") or plain("stem", (0.27, 0.21, 0.14), rough=0.85)
    for foot, direction, length, pairs, hang in stems:
        way = Vector(direction).normalized()
        start = Vector(foot)
        end = start + way * length - Vector((0, 0, hang * length))
        bend = start + way * length * 0.5 + Vector((0, 0, hang * length * 0.4))
        line = [_along(start, bend, end, t / 8) for t in range(9)]
        rod("stem", [tuple(point) for point in line], 0.0011, wood)
        heading = math.degrees(math.atan2(way.y, way.x)) - 90
        for i in range(pairs):
            t = 0.16 + 0.84 * i / pairs
            for side in (-1, 1):
                turn = Euler(
                    [
                        math.radians(chance.uniform(8, 52)),
                        math.radians(chance.uniform(-32, 32)),
                        math.radians(heading + side * chance.uniform(38, 88)),
                    ]
                )
                _leaf(_along(start, bend, end, t), turn, chance.uniform(0.022, 0.034) * (1.15 - 0.5 * t), leaf)
        tip = Euler([math.radians(25), 0, math.radians(heading)])
        _leaf(end, tip, 0.018, leaf)


def _along(start, bend, end, t):
    return start * (1 - t) ** 2 + bend * 2 * t * (1 - t) + end * t ** 2
