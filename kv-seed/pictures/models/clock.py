"""Unternehmensführung: a chess clock on a plan."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, disc, group, rounded, slab, tube  # noqa: E402
from studio import shoot, studio  # noqa: E402

studio('mist', height=0.62, distance=10.2, focus=(0, -0.7, 0.5))

# The plan: a sheet with a grid, ways from three points to one.
plan = [slab(rounded(3.7, 2.5, 0.02), 0.02, (0, 0, 0), 'plaster', edge=0.006)]
for step in range(-5, 6):
    plan.append(box((step * 0.31, 0, 0.02), (0.008, 2.2, 0.002), 'mist', edge=0))
for step in range(-3, 4):
    plan.append(box((0, step * 0.31, 0.02), (3.4, 0.008, 0.002), 'mist', edge=0))
goal = (1.4, -0.86)
ways = [[(-1.5, -0.95), (-0.9, -0.95), (-0.5, -0.62), (0.3, -0.62), (0.7, -0.86), goal],
        [(-1.5, 0.2), (-1.1, 0.2), (-0.9, -0.3), (-0.5, -0.62)],
        [(1.5, 0.75), (1.5, 0.2), (1.3, -0.3), goal]]
for points, paint in zip(ways, ('orange', 'petrol', 'petrol')):
    plan.append(tube([(x, y, 0.03) for x, y in points], 0.02, paint, smooth=False))
for x, y in ((-1.5, -0.95), (-1.5, 0.2), (1.5, 0.75)):
    plan.append(disc((x, y, 0.02), 0.075, 0.03, 'petrol', edge=0.01))
plan += [disc((*goal, 0.02), 0.13, 0.03, 'orange', edge=0.01), disc((*goal, 0.05), 0.065, 0.012, 'plaster', edge=0.004)]
group(plan, (0.0, -0.25, 0), 8)


def dial(x, hour, minute, parts):
    """A clock face on the front of the case."""
    turned = []
    turned.append(disc((0, 0, 0), 0.44, 0.05, 'amber', edge=0.02))
    turned.append(disc((0, 0, 0.03), 0.385, 0.03, 'plaster', edge=0.005))
    for mark in range(12):
        turn = math.tau * mark / 12
        size = (0.085, 0.03, 0.01) if mark % 3 == 0 else (0.045, 0.018, 0.01)
        turned.append(box((0.32 * math.cos(turn), 0.32 * math.sin(turn), 0.06), size, 'ink', math.degrees(turn), 0))
    for angle, long, wide in ((hour, 0.2, 0.042), (minute, 0.31, 0.028)):
        turn = math.pi / 2 - math.radians(angle)
        turned.append(box((long / 2 * math.cos(turn), long / 2 * math.sin(turn), 0.072), (long, wide, 0.014), 'ink',
                          math.degrees(turn), 0.004))
    turned.append(disc((0, 0, 0.07), 0.045, 0.03, 'orange', edge=0.01))
    face = group(turned, (x, -0.335, 0.56))
    face.rotation_euler = (math.radians(90), 0, 0)
    parts.append(face)


parts = [box((0, 0, 0.06), (2.3, 0.64, 1.0), 'petrol', edge=0.12), box((0, 0, 0), (2.36, 0.72, 0.1), 'ink', edge=0.03)]
parts[0].modifiers['edge'].segments = 6
dial(-0.56, 130, 330, parts)
dial(0.56, 352, 295, parts)
# The keys: the left one is down.
for x, z, paint in ((-0.62, 0.0, 'plaster'), (0.62, 0.15, 'orange')):
    parts.append(disc((x, 0, 1.04), 0.1, 0.12 + z, 'amber', edge=0.01))
    parts.append(slab(rounded(0.5, 0.36, 0.12), 0.11, (x, 0, 1.1 + z), paint, edge=0.045))
pin = [(-0.05, 0), (0.05, 0), (0.07, 0.16), (-0.07, 0.16)]
parts.append(slab(pin, 0.04, (0, -0.06, 1.04), 'amber', edge=0.01, tilt=(90, 0)))
group(parts, (-0.05, 0.42, 0.02), 14)
shoot('leadership-model')
