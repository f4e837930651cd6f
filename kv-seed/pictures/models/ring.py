"""Campus München: a house at the ring road."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import ball, box, group, lathe, slab, tube  # noqa: E402
from studio import material, shoot, studio  # noqa: E402

studio('mist', height=0.8, distance=11.2, focus=(0.2, -0.5, 0.7))
MIDDLE, INNER, OUTER = (0.15, 4.6), 5.35, 6.5


def bow(radius, start, end, steps=60):
    """Points of an arc about the middle of the ring, in degrees."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(MIDDLE[0] + radius * math.cos(turn), MIDDLE[1] + radius * math.sin(turn)) for turn in turns]


def band(inner, outer, start, end, thick, z, paint, edge=0.01):
    return slab([*bow(outer, start, end), *reversed(bow(inner, start, end))], thick, (0, 0, z), paint, edge=edge)


# The ring: kerbs, road, dashes, a tram line.
band(INNER - 0.2, INNER, 190, 350, 0.09, 0, 'plaster')
band(OUTER, OUTER + 0.2, 190, 350, 0.09, 0, 'plaster')
band(INNER, OUTER, 190, 350, 0.03, 0, 'petrol', 0.005)
for dash in range(28):
    start = 200 + dash * 5
    band(5.9, 5.95, start, start + 2.4, 0.012, 0.028, 'plaster', 0.003)


def on_ring(radius, angle):
    turn = math.radians(angle)
    return (MIDDLE[0] + radius * math.cos(turn), MIDDLE[1] + radius * math.sin(turn)), angle + 90


def car(radius, angle, paint, long=0.5):
    (x, y), turn = on_ring(radius, angle)
    body = [box((0, 0, 0.05), (long, 0.22, 0.11), paint, edge=0.045),
            box((-0.03, 0, 0.13), (long * 0.56, 0.19, 0.11), 'ink', edge=0.045)]
    body += [lathe([(0.001, -0.02), (0.055, -0.02), (0.055, 0.02), (0.001, 0.02)], (px, py, 0.055), 'ink', tilt=(90, 0))
             for px in (-long * 0.3, long * 0.3) for py in (-0.11, 0.11)]
    group(body, (x, y, 0.03), turn)


def bus(radius, angle):
    (x, y), turn = on_ring(radius, angle)
    body = [box((0, 0, 0.06), (1.0, 0.27, 0.3), 'orange', edge=0.045),
            box((0, 0, 0.2), (0.94, 0.28, 0.1), 'ink', edge=0.012)]
    group(body, (x, y, 0.03), turn)


car(6.22, 252, 'plaster')
car(6.22, 289, 'amber')
car(5.63, 236, 'tone')
bus(5.63, 262)

# The house: it follows the ring, six storeys, a round end, bands of windows, a roof garden.
LEVELS, STOREY = 6, 0.3
LIT = {(1, 3), (1, 4), (2, 9), (3, 6), (4, 2), (4, 11), (5, 8), (2, 1), (3, 12)}


def wing(start, end, levels, offset=0.0):
    band(3.75, 5.0, start, end, 0.26, 0.0, 'ink', 0.01)
    for level in range(1, levels):
        z = level * STOREY
        band(3.74, 5.01, start - 0.15, end + 0.15, 0.11, z - 0.04, 'plaster', 0.018)
        band(3.79, 4.95, start + 0.2, end - 0.2, STOREY, z, 'deep', 0.0)
        count = round((end - start) / 2)
        for pane in range(count + 1):
            angle = start + (end - start) * pane / count
            (x, y), turn = on_ring(4.975, angle)
            box((x, y, z), (0.05, 0.06, STOREY), 'plaster', turn=turn, edge=0.008)
            if pane < count and (level, pane) in LIT:
                (x, y), turn = on_ring(4.955, angle + (end - start) / count / 2)
                box((x, y, z + 0.08), (0.13, 0.03, STOREY - 0.13), material('amber', glow=0.8), turn=turn, edge=0)
    band(3.72, 5.03, start - 0.25, end + 0.25, 0.1, levels * STOREY - 0.04, 'plaster', 0.02)


wing(258, 284, LEVELS)
band(3.95, 4.75, 260, 282, 0.05, LEVELS * STOREY + 0.05, 'petrol', 0.02)
# The entrance: an orange gate that reaches over two storeys.
(x, y), turn = on_ring(5.02, 271)
box((x, y, 0), (0.62, 0.2, 0.62), 'orange', turn=turn, edge=0.02)
box((x, y - 0.06, 0), (0.42, 0.16, 0.5), material('amber', glow=0.8), turn=turn, edge=0.01)
# Roof: a lift head and trees.
(x, y), turn = on_ring(4.35, 279)
box((x, y, LEVELS * STOREY + 0.06), (0.6, 0.5, 0.3), 'orange', turn=turn, edge=0.02)


def tree(x, y, size, z=0.0):
    tube([(x, y, z), (x, y, z + size * 1.4)], 0.028, 'ink', smooth=False)
    ball((x, y, z + size * 2), size)


for angle in (262.5, 266, 269.5):
    (x, y), turn = on_ring(4.35, angle)
    tree(x, y, 0.13, LEVELS * STOREY + 0.08)
for angle, radius, size in ((249, 5.0, 0.22), (253, 4.6, 0.3), (289, 5.02, 0.22), (293.5, 4.9, 0.27), (246, 4.3, 0.26)):
    (x, y), turn = on_ring(radius, angle)
    tree(x, y, size)
# Neighbours, low and plain.
for x, y, size, turn in ((-2.6, 1.9, (0.9, 0.8, 0.8), -20), (3.0, 1.5, (0.9, 0.9, 0.7), 22),
                         (-3.6, 0.9, (0.7, 0.7, 0.5), -32)):
    box((x, y, 0), size, 'plaster', turn=turn, edge=0.03)
shoot('campus-munich-model')
