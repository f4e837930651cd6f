"""404: a corridor in which all doors are shut. `ward.py` opens the last one."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, disc, group, rounded, slab  # noqa: E402
from studio import aim_camera, light, material, shoot, studio  # noqa: E402

WIDE, HIGH, LONG = 2.6, 2.7, 9.0


def door(place, turn, paint, is_open=False):
    """A door in its frame, looking to -y before its turn; an open one shows a bright room."""
    parts = [box((0, 0.02, 0), (1.02, 0.12, 2.12), 'plaster', edge=0.02),
             slab(rounded(0.24, 0.13, 0.02), 0.02, (0, -0.09, 2.2), 'plaster', edge=0.006, tilt=(90, 0))]
    leaf = [box((0, -0.035, 0), (0.86, 0.06, 2.02), paint, edge=0.012),
            disc((0.33, -0.07, 1.0), 0.045, 0.03, 'amber', edge=0.01, tilt=(90, 0)),
            box((0.27, -0.13, 0.985), (0.16, 0.035, 0.03), 'amber', edge=0.01)]
    leaf += [box((0, -0.062, z), (0.62, 0.02, height), paint, edge=0.014) for z, height in ((0.18, 0.62), (1.0, 0.84))]
    if is_open:
        parts.append(box((0, -0.045, 0), (0.86, 0.012, 2.02), material('amber', glow=1.0), edge=0))
        for part in leaf:
            part.location.x += 0.43
        hinge = group(leaf, (-0.43, -0.05, 0), -100)
        parts.append(hinge)
    else:
        parts += leaf
    return group(parts, place, turn)


def corridor(name, is_open=False):
    """Renders the corridor with its last door shut, or open and bright."""
    studio('mist', key=0.0, fill=0.0)
    # Floor, walls, ceiling strip.
    box((0, LONG / 2, -0.09), (WIDE, LONG + 6, 0.1), 'sand', edge=0)
    for side in (-1, 1):
        x = side * (WIDE / 2 + 0.1)
        box((x, LONG / 2 - 1, 0), (0.2, LONG + 4, HIGH), 'plaster', edge=0.0)
        box((side * (WIDE / 2 - 0.012), LONG / 2 - 1, 0), (0.03, LONG + 4, 0.13), 'petrol', edge=0.005)
    box((0, LONG + 0.1, 0), (WIDE, 0.2, HIGH), 'mist', edge=0)
    box((0, LONG / 2 - 1, HIGH), (WIDE + 0.4, LONG + 4, 0.15), 'plaster', edge=0)
    for y in (0.9, 3.1, 5.3, 7.5):
        door((-WIDE / 2 + 0.03, y, 0), 90, 'petrol')
        door((WIDE / 2 - 0.03, y, 0), -90, 'petrol')
    door((0, LONG - 0.03, 0), 0, 'orange', is_open)
    if is_open:
        light((0, LONG - 0.2, 1.1), (0, LONG - 5, 0.2), 55, 0.8, '#ffc46b').visible_camera = False
    slab(rounded(0.9, 0.5, 0.03), 0.03, (0, LONG - 0.5, 0), 'petrol', edge=0.01)
    # Round lamps of the ceiling; one long light below them, left of the middle, is quiet where many small ones are not.
    for y in (0.4, 2.6, 4.8, 7.0):
        lamp = disc((0, y, HIGH - 0.06), 0.26, 0.06, material('plaster', glow=1.2), edge=0.02)
        lamp.visible_diffuse = lamp.visible_glossy = False
    power = 45 if is_open else 150
    long = light((-0.35, LONG / 2 - 1.2, HIGH - 0.1), (0, 0, 0), power, 1.2, '#fff1de')
    long.data.shape, long.data.size_y, long.visible_camera = 'RECTANGLE', LONG + 3, False
    long.rotation_euler = (0, 0, 0)
    aim_camera((0.12, -2.7, 1.4), (0.02, LONG, 1.16), 30, (0.08 if is_open else 0, 0), (0, 4.0, 1.0), 0.05)
    shoot(name, 0.7)


if __name__ == '__main__':
    corridor('corridor-model')
