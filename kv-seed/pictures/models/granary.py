"""Campus Berlin: a granary by the river."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from solids import ball, box, group, lathe, mesh, slab, tube  # noqa: E402
from studio import material, shoot, studio  # noqa: E402

studio('mist', height=0.95, distance=11.6, focus=(0.2, -0.6, 0.7))
LONG, DEEP, EAVES, RIDGE = 3.1, 1.15, 1.42, 2.12
LIT = {(0, 1), (1, 4), (1, 7), (2, 2), (3, 5), (0, 6), (2, 8)}


def gable(long, deep, eaves, ridge, paint, edge=0.015):
    """A house body with a pitched roof shape, along x."""
    a, b = long / 2, deep / 2
    ends = [(-b, 0), (b, 0), (b, eaves), (0, ridge), (-b, eaves)]
    points = [(x, y, z) for x in (-a, a) for y, z in ends]
    faces = [(0, 4, 3, 2, 1), (5, 6, 7, 8, 9)]
    faces += [(at, (at + 1) % 5, (at + 1) % 5 + 5, at + 5) for at in range(5)]
    return mesh(points, faces, paint=paint, edge=edge)


def roof(long, deep, eaves, ridge, paint, over=0.07, thick=0.07):
    """Two plates over a gable, with a seam each quarter of a unit."""
    parts = []
    slope = math.atan2(ridge - eaves, deep / 2)
    run = math.hypot(ridge - eaves, deep / 2) + over
    for side in (-1, 1):
        parts.append(box((0, side * (run / 2 - over * 0.1) * math.cos(slope), (eaves + ridge) / 2 - over * 0.3),
                         (long + 2 * over, run, thick), paint, edge=0.015, tilt=(-side * math.degrees(slope), 0)))
    return parts


def window(x, z, front, lit, wide=0.13, high=0.19):
    """A frame, a pane behind it."""
    paint = material('amber', glow=0.9) if lit else 'ink'
    return [box((x, front - 0.004, z), (wide + 0.05, 0.03, high + 0.05), 'plaster', edge=0.008),
            box((x, front - 0.018, z + 0.025), (wide, 0.012, high), paint, edge=0.0),
            box((x, front - 0.026, z + 0.025 + high / 2 - 0.007), (wide, 0.01, 0.014), 'plaster', edge=0.0)]


front = -DEEP / 2
house = [gable(LONG, DEEP, EAVES, RIDGE, 'plaster'), *roof(LONG, DEEP, EAVES, RIDGE, 'petrol')]
house.append(box((0, 0, 0), (LONG + 0.05, DEEP + 0.05, 0.1), 'petrol', edge=0.01))
for row in range(4):
    for column in range(10):
        if column in (4, 5):
            continue
        x = -LONG / 2 + 0.22 + column * 0.296
        house += window(x, 0.2 + row * 0.3, front, (row, column) in LIT)
# The loading bay in the middle: its own gable, a hatch on each floor, a beam with a hook.
bay = [box((0, 0, 0), (0.62, 0.2, 1.5), 'orange', edge=0.012),
       mesh([(-0.37, -0.14, 0), (0.37, -0.14, 0), (0, -0.14, 0.42), (-0.37, 0.5, 0), (0.37, 0.5, 0), (0, 0.5, 0.42)],
            [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], (0, 0, 1.5), 'petrol', edge=0.012)]
for floor in range(4):
    z = 0.1 + floor * 0.35
    bay.append(box((0, -0.098, z), (0.3, 0.03, 0.27), 'plaster', edge=0.008))
    bay.append(box((0, -0.114, z), (0.25, 0.012, 0.24), 'ink' if floor != 1 else material('amber', glow=0.9), edge=0))
bay += [box((0, -0.3, 1.56), (0.06, 0.5, 0.06), 'ink', edge=0.01),
        tube([(0, -0.5, 1.57), (0, -0.5, 1.12)], 0.009, 'ink', smooth=False),
        box((0, -0.5, 0.98), (0.2, 0.16, 0.14), 'amber', edge=0.02)]
bay = group(bay, (0, front - 0.06, 0))
bay.parent = group(house, (0.1, 0.25, 0.2), -15)
# Chimney behind.
stack = lathe([(0.17, 0), (0.13, 2.5), (0.16, 2.5), (0.16, 2.62), (0.1, 2.62), (0.1, 2.5)], (1.35, 1.55, 0.2), 'orange')

# The quay: a wall with a coping, and the river below it.
turn = math.radians(-15)


def shore(x, y):
    return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))


land = [shore(-30, -0.95), shore(30, -0.95), shore(30, 40), shore(-30, 40)]
slab(land, 0.2, (0, 0, 0), 'pale', edge=0.02)
water = bpy.data.objects['Plane']
water.data.materials[0] = material('tone', 0.18, 0.35)
for at in range(15):
    x, y = shore(-4.4 + at * 0.62, -0.9)
    lathe([(0.045, 0), (0.045, 0.1), (0.03, 0.11), (0.055, 0.14), (0.05, 0.17), (0.001, 0.18)], (x, y, 0.2), 'ink')
coping = [shore(-30, -0.97), shore(30, -0.97), shore(30, -0.82), shore(-30, -0.82)]
slab(coping, 0.05, (0, 0, 0.19), 'plaster', edge=0.012)
# A barge with grain.
hull = [(-0.95, -0.2), (0.7, -0.2), (1.05, 0), (0.7, 0.2), (-0.95, 0.2), (-1.05, 0)]
boat = [slab(hull, 0.17, (0, 0, 0), 'petrol', edge=0.025),
        slab([(x * 0.72 - 0.02, y * 0.66) for x, y in hull], 0.06, (0.1, 0, 0.15), 'amber', edge=0.025),
        box((-0.78, 0, 0.17), (0.26, 0.28, 0.22), 'plaster', edge=0.02),
        box((-0.78, 0, 0.39), (0.32, 0.34, 0.03), 'orange', edge=0.01)]
group(boat, (*shore(-0.55, -1.55), 0.01), -15)
# Clipped trees on stems.
for x, y, size in ((-2.15, -0.35, 0.27), (-2.6, 0.25, 0.34), (2.05, -0.3, 0.25), (2.5, 0.15, 0.32), (-2.1, 1.2, 0.36)):
    px, py = shore(x, y)
    tube([(px, py, 0.18), (px, py, 0.55)], 0.03, 'ink', smooth=False)
    ball((px, py, 0.5 + size), size)
shoot('campus-berlin-model')
