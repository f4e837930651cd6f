"""Agrar: the relief of one field, cut out of the land."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import ball, box, group, lathe, mesh, tube  # noqa: E402
from studio import material, shoot, studio  # noqa: E402

studio('dune', height=0.42, distance=10.2, focus=(0, -0.5, 0.6))
LONG, DEEP, FINE = 3.7, 2.5, 0.0125


def hill(x, y):
    """The height of the land."""
    ridge = 0.62 * math.exp(-((x - 0.75) ** 2 / 1.5 + (y - 0.62) ** 2 / 0.7))
    swell = 0.26 * math.exp(-((x + 1.3) ** 2 / 0.8 + (y + 0.2) ** 2 / 1.3))
    return 0.34 + ridge + swell + 0.05 * math.sin(1.6 * x + y)


def strip(x, y):
    """Strips follow the contours: 0 to 5, from the brook up."""
    return (hill(x, y) + 0.1 * y + 0.05 * x) / 0.125


CROPS = ('tone', 'petrol', 'amber', 'petrol', 'plaster', 'petrol', 'amber', 'orange', 'petrol')


def surface(x, y):
    """The land with what grows on it: furrows along each strip, a ditch between two strips."""
    at = strip(x, y)
    share = at - math.floor(at)
    ditch = min(share, 1 - share)
    rows = 0.5 + 0.5 * math.cos(2 * math.pi * share * 5)
    growth = {'petrol': 0.05, 'amber': 0.075, 'plaster': 0.012, 'orange': 0.03, 'tone': 0.02}[CROPS[int(at) % 9]]
    return hill(x, y) + growth * (0.45 + 0.55 * rows) * min(1, ditch / 0.07) - 0.02 * max(0, 1 - ditch / 0.05)


columns, rows = round(LONG / FINE), round(DEEP / FINE)
points = [(-LONG / 2 + column * FINE, -DEEP / 2 + row * FINE)
          for row in range(rows + 1) for column in range(columns + 1)]
top = [(x, y, surface(x, y)) for x, y in points]
faces = [(at, at + 1, at + columns + 2, at + columns + 1)
         for row in range(rows) for at in range(row * (columns + 1), row * (columns + 1) + columns)]
field = mesh(top, faces, paint=None, smooth=True)
names = sorted(set(CROPS))
for paint in names:
    field.data.materials.append(material(paint, 0.85))
for polygon in field.data.polygons:
    x, y, _ = polygon.center
    polygon.material_index = names.index(CROPS[int(strip(x, y)) % 9])
# The cut: sides in layers of soil.
edge = [*range(columns + 1), *[(columns + 1) * (row + 1) - 1 for row in range(1, rows + 1)],
        *[(columns + 1) * rows + column for column in range(columns - 1, -1, -1)],
        *[(columns + 1) * row for row in range(rows - 1, 0, -1)]]
side_points, side_faces, side_paints = [], [], []
shares = (1.0, 0.78, 0.62, 0.34, 0.26, 0.0)
for share in shares:
    side_points += [(top[at][0], top[at][1], top[at][2] * share if share else 0) for at in edge]
for layer in range(len(shares) - 1):
    for at in range(len(edge)):
        after = (at + 1) % len(edge)
        side_faces.append((layer * len(edge) + at, (layer + 1) * len(edge) + at, (layer + 1) * len(edge) + after,
                           layer * len(edge) + after))
        side_paints.append(('plaster', 'crust', 'plaster', 'tone', 'plaster')[layer])
sides = mesh(side_points, side_faces, paint=None)
kinds = sorted(set(side_paints))
for paint in kinds:
    sides.data.materials.append(material(paint))
for polygon, paint in zip(sides.data.polygons, side_paints):
    polygon.material_index = kinds.index(paint)
holder = group([field, sides], (0, 0, 0), 14)
# A tractor on the light strip, and a tree on the ridge.
x, y = 0.62, -0.1
tractor = [box((0.07, 0, 0.07), (0.24, 0.11, 0.1), 'orange', edge=0.02),
           box((-0.07, 0, 0.1), (0.12, 0.13, 0.17), 'ink', edge=0.02),
           box((-0.07, 0, 0.26), (0.16, 0.16, 0.025), 'orange', edge=0.01)]
for px, py, size in ((-0.08, 0.09, 0.085), (-0.08, -0.09, 0.085), (0.14, 0.075, 0.05), (0.14, -0.075, 0.05)):
    wheel = [(0.001, -0.025), (size, -0.025), (size, 0.025), (0.001, 0.025)]
    tractor.append(lathe(wheel, (px, py, size), 'ink', tilt=(90, 0)))
tractor = group(tractor, (x, y, hill(x, y) + 0.03), 12)
tractor.parent = holder
for x, y, size in ((1.1, 0.85, 0.17), (1.36, 0.6, 0.13), (0.82, 1.0, 0.13)):
    crown = ball((x, y, hill(x, y) + size * 1.9), size)
    stem = tube([(x, y, hill(x, y)), (x, y, hill(x, y) + size * 1.2)], 0.022, 'ink', smooth=False)
    crown.parent = stem.parent = holder
shoot('field-model')
