"""Clouds of baby's breath, the same for the same seed."""
import random

import bpy
from forms import rod
from mathutils import Vector
from surfaces import plain


def babys_breath(stems, seed=7, size=0.0031):
    """`stems`: (foot, direction, length): each parts into many small white heads."""
    chance = random.Random(seed)
    head = plain("blossom", (0.88, 0.86, 0.82), rough=0.9, sheen=0.4)
    green = plain("thread", (0.30, 0.33, 0.20), rough=0.8)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    model = bpy.context.object
    model.data.materials.append(head)
    for face in model.data.polygons:
        face.use_smooth = True
    for foot, direction, length in stems:
        way = Vector(direction).normalized()
        start = Vector(foot)
        fork = start + way * length * 0.45
        rod("thread", [tuple(start), tuple((start + fork) / 2 + Vector((0.003, 0, 0))), tuple(fork)], 0.0007, green)
        for _ in range(20):
            aside = Vector([chance.gauss(0, 0.26) for _ in range(3)]) * length
            end = start + way * length * chance.uniform(0.75, 1.05) + aside * 0.62
            end.z = max(end.z, start.z * 0.2 + 0.004)
            rod("thread", [tuple(fork), tuple((fork + end) / 2 + aside * 0.1), tuple(end)], 0.00035, green)
            for _ in range(chance.randint(2, 4)):
                spot = end + Vector([chance.gauss(0, 0.0035) for _ in range(3)])
                spot.z = max(spot.z, 0.003)
                bud = model.copy()
                bpy.context.scene.collection.objects.link(bud)
                bud.location = spot
                bud.scale = [size * chance.uniform(0.6, 1.1) * squash for squash in (1, 1, 0.8)]
    bpy.data.objects.remove(model)
