"""Meshes by their points: sheets, turned bodies, boxes with soft edges, bent rods."""
import math

import bpy


def mesh(name, points, faces, materials, uvs=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if uvs:
        layer = data.uv_layers.new(name="uv")
        for face in data.polygons:
            for loop, point in zip(face.loop_indices, face.vertices):
                layer.data[loop].uv = uvs[point]
    for face in data.polygons:
        face.use_smooth = smooth
    return thing


def sheet(name, place, across, up, material, steps=(24, 24)):
    """A sheet by a function `place(u, v)` of shares; u from the left, v from the foot."""
    nx, ny = steps
    points, uvs, faces = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            points.append(place(u * across, v * up))
            uvs.append((u, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh(name, points, faces, material, uvs)


def thick(thing, thickness, back, rim):
    """Gives a sheet a back and a rim of other materials; what is printed stays on its front alone."""
    thing.data.materials.append(back)
    thing.data.materials.append(rim)
    # Without it the rim bends the light that falls on the face.
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = -1
    solid.material_offset = 1
    solid.material_offset_rim = 2
    return thing


def lathe(name, profile, material, segments=64, smooth_levels=2):
    """A body turned around z by its profile of (radius, height)."""
    points, faces, rows = [], [], len(profile)
    for k in range(segments):
        angle = 2 * math.pi * k / segments
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for k in range(segments):
        for i in range(rows - 1):
            a, b = k * rows + i, ((k + 1) % segments) * rows + i
            faces.append((a, b, b + 1, a + 1))
    made = mesh(name, points, faces, material)
    if smooth_levels:
        soft = made.modifiers.new("soft", "SUBSURF")
        soft.levels = soft.render_levels = smooth_levels
    return made


def box(name, size, material, bevel=0.002, segments=3):
    """A box that stands on z = 0, its edges broken."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    points = [(sx * x, sy * y, h) for h in (0, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    made = mesh(name, points, faces, material, smooth=False)
    soft = made.modifiers.new("bevel", "BEVEL")
    soft.width = bevel
    soft.segments = segments
    return made


def rod(name, points, radius, material):
    """A bent rod through the points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_endpoint_u = True
    line.order_u = min(4, len(points))
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sweep(material, depth, height, radius=0.25, half=3.0, front=-1.5):
    """A table that curves up into its wall."""
    bend = [
        (depth - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in [i * math.pi / 2 / 24 for i in range(25)]
    ]
    profile = [(front, 0)] + bend + [(depth, height)]
    points = [(x, y, z) for x in (-half, half) for y, z in profile]
    n = len(profile)
    return mesh("sweep", points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], material)
