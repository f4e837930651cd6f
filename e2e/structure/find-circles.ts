import type { Import } from './read-imports.ts'

interface Visit {
  readonly order: number
  /** The earliest visited file that can be reached from here. */
  earliest: number
}

/**
 * Groups of files that import each other in a circle: the strongly connected components of more than one file (Tarjan 1972). An import
 * at run time (`import()`) counts like any other.
 */
export function findCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const visits = new Map<string, Visit>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): Visit {
    const own: Visit = { order: visits.size, earliest: visits.size }
    visits.set(file, own)
    open.push(file)
    for (const { to } of targets.get(file) ?? []) {
      if (!targets.has(to)) continue
      const known = visits.get(to)
      if (!known) own.earliest = Math.min(own.earliest, visit(to).earliest)
      else if (open.includes(to)) own.earliest = Math.min(own.earliest, known.order)
    }
    if (own.earliest === own.order) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) circles.push(group.sort())
    }
    return own
  }

  for (const file of targets.keys()) if (!visits.has(file)) visit(file)
  return circles
}
