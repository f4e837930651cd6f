import map from '@svg-maps/germany'

// The package's own type refers to a package that it does not include.
const germany: { readonly locations: readonly { readonly id: string; readonly path: string }[] } = map

/** The states by their codes on the map, with their names in content. */
const names: Readonly<Record<string, string>> = {
  bw: 'baden-wuerttemberg',
  by: 'bayern',
  be: 'berlin',
  bb: 'brandenburg',
  hb: 'bremen',
  hh: 'hamburg',
  he: 'hessen',
  mv: 'mecklenburg-vorpommern',
  ni: 'niedersachsen',
  nw: 'nordrhein-westfalen',
  rp: 'rheinland-pfalz',
  sl: 'saarland',
  sn: 'sachsen',
  st: 'sachsen-anhalt',
  sh: 'schleswig-holstein',
  th: 'thueringen',
}

type Point = readonly [x: number, y: number]

/** The outlines of a path that consists of `m`, pairs of relative numbers, and `z` (SVG 2, paths). */
export function readOutlines(path: string): Point[][] {
  let [x, y] = [0, 0]
  return path
    .split(/z/i)
    .filter(outline => outline.trim())
    .map(outline => {
      const numbers = (outline.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
      const points: Point[] = []
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index]!
        y += numbers[index + 1]!
        points.push([x, y])
      }
      // `z` returns to the start of the outline.
      if (points[0]) [x, y] = points[0]
      return points
    })
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const place = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - place * dx, y - ay - place * dy)
}

/** The outline without the points that are nearer than this to the line around them (Douglas and Peucker 1973). */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const distances = points.map(point => distanceToSegment(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if (distances[farthest]! <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

/** Whole numbers, relative to the point before, without repeated points and needless spaces. */
function writeOutline(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  let text = ''
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of whole) {
    if (text && nextX === x && nextY === y) continue
    const step = `${nextX - x} ${nextY - y}`.replace(' -', '-')
    text += text ? (step.startsWith('-') ? step : ` ${step}`) : `M${nextX} ${nextY}l`
    ;[x, y] = [nextX, nextY]
  }
  return text.replace(/l ?/, 'l').concat('z')
}

/** Islands that would be smaller than a few pixels are left out. */
const isSeen = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) > 12
}

export interface FederalState {
  readonly name: string
  readonly path: string
}

/** The outlines of the federal states, for a map that is about 650 pixels wide. */
export function readFederalStates(): readonly FederalState[] {
  return germany.locations.map(({ id, path }) => ({
    name: names[id]!,
    path: readOutlines(path)
      .filter(isSeen)
      .map(points => writeOutline(simplify(points, 1.4)))
      .join(''),
  }))
}
