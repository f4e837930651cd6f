"""Solids with soft edges, of which the models are made.

`at` is the middle of the lower side, `turn` are degrees about z.
"""
import math
import os

import bpy
from mathutils import Vector

from studio import FONT, material


def placed(made, at, turn, paint, tilt=(0, 0)):
    made.location = at
    made.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    if paint:
        made.data.materials.append(material(paint) if isinstance(paint, str) else paint)
    return made


def softened(made, edge, segments=3):
    if edge:
        bevel = made.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method = edge, segments, 'ANGLE'
        bevel.harden_normals = False
    return made


def linked(name, data):
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def mesh(points, faces, at=(0, 0, 0), paint='plaster', turn=0, edge=0.0, smooth=False, tilt=(0, 0)):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(points, [], faces)
    data.validate()
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
    return softened(placed(linked('mesh', data), at, turn, paint, tilt), edge)


def box(at, size, paint='plaster', turn=0, edge=0.03, tilt=(0, 0)):
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    points = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(points, faces, at, paint, turn, edge, tilt=tilt)


def slab(outline, thick, at=(0, 0, 0), paint='plaster', turn=0, edge=0.02, tilt=(0, 0), holes=()):
    """A plate of a thickness over an outline in the plane, with holes."""
    data = bpy.data.curves.new('slab', 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    for line in (outline, *holes):
        spline = data.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thick / 2 - edge, edge, 3, -edge
    made = placed(linked('slab', data), at, turn, paint, tilt)
    lift = made.rotation_euler.to_matrix() @ Vector((0, 0, thick / 2))
    made.location = Vector(at) + lift
    return made


def rounded(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners."""
    points = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            points.append((x * (width / 2 - radius) + radius * math.cos(angle),
                           y * (depth / 2 - radius) + radius * math.sin(angle)))
    return points


def circle(radius, steps=64, middle=(0, 0)):
    turns = [2 * math.pi * step / steps for step in range(steps)]
    return [(middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns]


def lathe(profile, at=(0, 0, 0), paint='plaster', turn=0, tilt=(0, 0), steps=72):
    """A body turned about z from pairs of radius and height, from below to above."""
    points = [(radius * math.cos(2 * math.pi * step / steps), radius * math.sin(2 * math.pi * step / steps), height)
              for radius, height in profile for step in range(steps)]
    faces = [(row * steps + step, row * steps + (step + 1) % steps,
              (row + 1) * steps + (step + 1) % steps, (row + 1) * steps + step)
             for row in range(len(profile) - 1) for step in range(steps)]
    made = mesh(points, faces, at, paint, turn, smooth=True, tilt=tilt)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(32)
    return made


def disc(at, radius, thick, paint='plaster', edge=0.02, turn=0, tilt=(0, 0)):
    edge = min(edge, thick / 2.1, radius / 2.1)
    bow = [(math.sin(math.pi / 2 * step / 4), 1 - math.cos(math.pi / 2 * step / 4)) for step in range(5)]
    lower = [(radius - edge + edge * side, edge * up) for side, up in bow]
    upper = [(radius - edge + edge * side, thick - edge * up) for side, up in reversed(bow)]
    return lathe([(0.0001, 0), *lower, *upper, (0.0001, thick)], at, paint, turn, tilt)


def ball(at, radius, paint='petrol'):
    """A sphere about a place."""
    turns = [math.pi * step / 24 for step in range(25)]
    return lathe([(radius * math.sin(turn) + 0.0001, -radius * math.cos(turn)) for turn in turns], at, paint)


def tube(points, radius, paint='plaster', smooth=True, closed=False):
    """A wire or a leg along points in space."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = '3D', radius, 5, 12
    data.use_fill_caps = True
    if smooth:
        spline = data.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for point, place in zip(spline.bezier_points, points):
            point.co = place
            point.handle_left_type = point.handle_right_type = 'AUTO'
    else:
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, place in zip(spline.points, points):
            point.co = (*place, 1)
    spline.use_cyclic_u = closed
    return placed(linked('tube', data), (0, 0, 0), 0, paint)


def letters(text, at, size, paint='ink', turn=0, tilt=(90, 0), thick=0.02, weight=0.0):
    """Raised letters, upright unless tilted, about their middle."""
    data = bpy.data.curves.new('letters', 'FONT')
    data.body, data.size, data.align_x, data.align_y = text, size, 'CENTER', 'CENTER'
    data.extrude, data.offset = thick / 2, weight * size
    if os.path.exists(FONT):
        data.font = bpy.data.fonts.load(FONT, check_existing=True)
    return placed(linked('letters', data), at, turn, paint, tilt)


def group(parts, at, turn=0, scale=1.0):
    """Moves parts together."""
    holder = linked('group', None)
    for part in parts:
        part.parent = holder
    holder.location, holder.scale = at, (scale, scale, scale)
    holder.rotation_euler = (0, 0, math.radians(turn))
    return holder
