"""Sprigs of fir and red berries, the same for the same seed."""
import math
import random

import bpy
from forms import mesh, rod
from mathutils import Vector
from surfaces import mottled, plain


def fir(stems, seed=11):
    """`stems`: (foot, direction, length): each has twigs to both sides, needles all along."""
    chance = random.Random(seed)
    green = bpy.data.materials.get("needles") or mottled(
        plain("needles", (0.05, 0.13, 0.08), rough=0.55, shine=0.3), (0.045, 0.12, 0.075), (0.10, 0.20, 0.11), 40
    )
    bark = bpy.data.materials.get("bark") or plain("bark", (0.16, 0.10, 0.06), rough=0.9)
    for foot, direction, length in stems:
        points, faces = [], []
        start, way = Vector(foot), Vector(direction).normalized()
        side = way.cross(Vector((0, 0, 1))).normalized()
        lines = [(start, way, length)]
        for index in range(9):
            t = 0.12 + 0.80 * index / 9
            for hand in (-1, 1):
                out = (way * 0.80 + side * hand * chance.uniform(0.55, 0.85) + Vector((0, 0, chance.uniform(0.0, 0.16)))).normalized()
                lines.append((start + way * length * t, out, length * (0.40 - 0.26 * t) * chance.uniform(0.8, 1.15)))
        for place, along, reach in lines:
            end = place + along * reach
            rod("twig", [tuple(place), tuple((place + end) / 2 + Vector((0, 0, 0.002))), tuple(end)], 0.0010, bark)
            _needles(points, faces, place, along, reach, chance)
        mesh("needles", points, faces, green, smooth=False)


def _needles(points, faces, place, along, reach, chance):
    side = along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    for step in range(int(reach / 0.00042)):
        t = step * 0.00042
        angle = chance.uniform(-0.35, math.pi + 0.35)
        out = side * math.cos(angle) + up * math.sin(angle)
        length = chance.uniform(0.009, 0.0135) * (1 - 0.35 * t / reach)
        tip = place + along * (t + length * 0.62) + out * length * 0.78
        low = place + along * t
        tip.z, low.z = max(tip.z, 0.0012), max(low.z, 0.0012)
        broad = along.cross(out).normalized() * 0.00055
        n = len(points)
        points += [tuple(low - broad), tuple(low + broad), tuple(tip + broad * 0.4), tuple(tip - broad * 0.4)]
        faces.append((n, n + 1, n + 2, n + 3))


def berries(places, radius=0.0048):
    red = bpy.data.materials.get("berry") or plain("berry", (0.42, 0.025, 0.03), rough=0.25, shine=0.5)
    for place in places:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=place, segments=20, ring_count=12)
        ball = bpy.context.object
        ball.data.materials.append(red)
        for face in ball.data.polygons:
            face.use_smooth = True
