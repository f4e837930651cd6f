"""BWL: a loaf, a knife, and what each slice costs."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import circle, group, letters, rounded, slab, tube  # noqa: E402
from studio import shoot, studio  # noqa: E402


def crust(width, height, steps=10):
    """The outline of a slice of tin loaf: straight below, a dome above that is wider than its foot."""
    foot, shoulder = width * 0.42, height * 0.58
    points = [(-foot + 0.05, 0), (foot - 0.05, 0), (foot, 0.05), (foot + 0.015, shoulder * 0.8)]
    for step in range(steps + 1):
        angle = math.pi * step / steps
        side = math.copysign(abs(math.cos(angle)) ** 0.62, math.cos(angle))
        points.append((width / 2 * side, shoulder + (height - shoulder) * math.sin(angle) ** 0.8))
    return [*points, (-foot - 0.015, shoulder * 0.8), (-foot, 0.05)]


def slice_of(x, thick, lean=0, turn=0, width=1.08, height=1.0, y=0.0):
    """A slice that stands across: crust of sand, crumb of plaster on both sides."""
    outer, inner = crust(width, height), [(px * 0.93, 0.035 + pz * 0.935) for px, pz in crust(width, height)]
    parts = [slab(outer, thick, paint='crust', edge=0.035), slab(inner, thick + 0.012, paint='plaster', edge=0.012)]
    for part in parts:
        part.rotation_euler = (math.radians(90), 0, math.radians(90))
        part.location = (0, 0, 0)
    holder = group(parts, (x, y, 0), turn)
    holder.rotation_euler = (0, math.radians(lean), math.radians(turn))
    return holder


def tag(text, at, turn=0, paint='plaster'):
    """A price on a stick."""
    x, y, z = at
    parts = [tube([(0, 0, -0.35), (0, 0, 0.42)], 0.014, 'ink', smooth=False),
             slab(rounded(0.52, 0.3, 0.04), 0.03, (0, -0.03, 0.5), paint, edge=0.008, tilt=(90, 0)),
             letters(text, (0, -0.068, 0.5), 0.23, 'ink', thick=0.008, weight=0.016)]
    parts[1].location = (0, -0.03, 0.5)
    return group(parts, (x, y, z), turn)


studio('mist', height=0.82, distance=9.6, focus=(0.3, -0.5, 0.6))
hook = circle(0.085, 20, (-1.66, 0.82))
slab(rounded(3.9, 2.2, 0.26), 0.13, (0.05, 0.1, 0), 'petrol', edge=0.045, holes=[hook])
parts = [slice_of(-1.05, 1.3), slice_of(0.02, 0.17, -4), slice_of(0.62, 0.17, -9), slice_of(1.26, 0.17, -15)]
loaf = group(parts, (-0.2, 0.18, 0.13), -33)
for part in parts:
    part.parent = loaf
prices = [tag('1,12', (-0.05, 0, 1.34), 36), tag('0,68', (0.5, 0, 1.14), 33), tag('2,90', (1.04, 0, 0.98), 30, 'amber')]
for price in prices:
    price.parent = loaf
# The knife lies on the board, edge to the bread.
blade = [(-0.05, -0.1), (1.35, -0.1), (1.62, -0.04), (1.7, 0.06), (1.6, 0.11), (-0.05, 0.11)]
knife = [slab(blade, 0.03, (0, 0, 0.035), 'pale', edge=0.01),
         slab(rounded(0.86, 0.24, 0.1), 0.11, (-0.46, 0.0, 0), 'ink', edge=0.045)]
for x in (-0.7, -0.45, -0.2):
    knife.append(slab(rounded(0.06, 0.06, 0.029), 0.02, (x, 0, 0.105), 'plaster', edge=0.006))
group(knife, (-0.3, -0.98, 0.13), 4)
shoot('business-model')
