"""Contact: a desk phone, off the hook."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, group, lathe, mesh, rounded, slab, tube  # noqa: E402
from studio import shoot, studio  # noqa: E402

studio('mist', height=0.3, distance=9.4, focus=(0, -0.7, 0.4))

# The body: a wedge with a round back, its desk side low.
profile = [(-0.98, 0), (-0.98, 0.2), (0.3, 0.62), (0.62, 0.74), (0.95, 0.74), (1.0, 0.6), (1.0, 0)]
points = [(x, y, z) for x in (-0.92, 0.92) for y, z in profile]
count = len(profile)
faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
faces += [(at, at + count, (at + 1) % count + count, (at + 1) % count) for at in range(count)]
body = mesh(points, faces, paint='petrol', edge=0.09)
body.modifiers['edge'].segments = 5
slope = math.degrees(math.atan2(0.42, 1.28))


def on_slope(x, along, lift=0.0):
    """A place on the front of the wedge; `along` runs from its lower edge up."""
    turn = math.radians(slope)
    return (x, -0.98 + along * math.cos(turn) - lift * math.sin(turn),
            0.2 + along * math.sin(turn) + lift * math.cos(turn))


parts = [body]
for row in range(4):
    for column in range(3):
        paint = 'amber' if (row, column) == (0, 2) else 'plaster'
        place = on_slope(column * 0.31, 0.22 + row * 0.245)
        parts.append(slab(rounded(0.24, 0.18, 0.05), 0.07, place, paint, edge=0.024, tilt=(slope, 0)))
parts.append(slab(rounded(0.62, 0.86, 0.05), 0.035, on_slope(-0.5, 0.62), 'deep', edge=0.012, tilt=(slope, 0)))
for line, width in enumerate((0.44, 0.3, 0.38)):
    place = on_slope(width / 2 - 0.69, 0.86 - line * 0.16, 0.035)
    parts.append(slab(rounded(width, 0.045, 0.02), 0.01, place, 'tone', edge=0.004, tilt=(slope, 0)))
# The cradle: two pairs of horns, empty.
for x in (-0.62, 0.62):
    parts.append(slab(rounded(0.36, 0.42, 0.1), 0.1, (x, 0.72, 0.72), 'petrol', edge=0.045))
    parts.append(slab(rounded(0.2, 0.24, 0.08), 0.012, (x, 0.72, 0.815), 'ink', edge=0.005))
    for y in (0.5, 0.94):
        parts.append(box((x, y, 0.72), (0.36, 0.09, 0.22), 'petrol', edge=0.04))
group(parts, (-0.5, 0.3, 0), 16)

# The handset lies in front; the cord winds back to the body.
handle = [(-0.78, 0.0, 0.12), (-0.5, 0, 0.3), (0, 0, 0.36), (0.5, 0, 0.3), (0.78, 0.0, 0.12)]
grip = tube(handle, 0.12, 'orange')
grip.data.bevel_resolution = 8
cup = [(0.001, 0), (0.2, 0), (0.235, 0.03), (0.24, 0.1), (0.2, 0.2), (0.1, 0.27), (0.001, 0.28)]
ends = [lathe(cup, (x, 0, 0), 'orange') for x in (-0.8, 0.8)]
group([grip, *ends], (0.62, -1.2, 0), -16)
turns, steps = 17, 20
start, end = (-1.42, 0.3, 0.1), (-0.22, -0.98, 0.1)
cord = []
for step in range(turns * steps + 1):
    share = step / (turns * steps)
    angle = 2 * math.pi * step / steps
    bend = math.sin(math.pi * share)
    x = start[0] + (end[0] - start[0]) * share - 0.3 * bend
    y = start[1] + (end[1] - start[1]) * share - 0.5 * bend
    wide, high = 0.075 * math.cos(angle), 0.075 * math.sin(angle)
    cord.append((x + wide * 0.62, y + wide * 0.78, 0.105 + high))
tube(cord, 0.022, 'orange', smooth=False)
shoot('phone-model')
