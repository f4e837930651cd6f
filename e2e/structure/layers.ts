import { dirname } from 'node:path'
import type { Import } from './read-imports.ts'

/** The parts of the core from the top down: each imports from those below it only. */
export const coreParts: readonly string[] = [
  'site',
  'answer',
  'page',
  'platform',
  'content',
  'request',
  'base',
]

/** Files of `worker/` that any other may import. */
const leaves: ReadonlySet<string> = new Set(['env.ts', 'env-values.ts', 'errors.ts', 'keyring.ts'])

/** The layer of a file of the worker: a part of the core, a feature, a tool (without a name: all tools), or (`root`) beside them. */
interface Place {
  readonly kind: 'core' | 'features' | 'tools' | 'root'
  readonly name: string
}

const isKind = (text: string | undefined): text is Exclude<Place['kind'], 'root'> =>
  text === 'core' || text === 'features' || text === 'tools'

/** Undefined for a file of another folder than `worker/`. */
export function placeOf(path: string): Place | undefined {
  const [root, kind, name, ...rest] = path.split('/')
  if (root !== 'worker' || kind === undefined) return undefined
  if (isKind(kind) && name !== undefined) return { kind, name: rest.length ? name : '' }
  return { kind: 'root', name: path.slice('worker/'.length) }
}

/** Whether an import has the right direction: downwards in the core, from features to it, from tools to both, and from the entries to all. */
function isAllowed(from: Place, to: Place): boolean {
  if (to.kind === 'root') return leaves.has(to.name) || from.kind === 'root'
  if (from.kind === 'root') return !leaves.has(from.name) || to.kind === 'core'
  if (from.kind === 'core')
    return to.kind === 'core' && coreParts.indexOf(from.name) <= coreParts.indexOf(to.name)
  if (to.kind === 'core') return true
  return from.kind === to.kind ? from.kind === 'tools' || from.name === to.name : from.kind === 'tools'
}

/** Imports of a higher layer, or from one feature into another. */
export const wrongImports = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ from, to }) => {
    const [above, below] = [placeOf(from), placeOf(to)]
    return above && below && !isAllowed(above, below)
  })

/** The two sibling folders, at whatever depth, between which an import points; undefined inside one folder, or from a folder into one of its own. */
function siblingsOf({ from, to }: Import): readonly [string, string] | undefined {
  const [above, below] = [dirname(from).split('/'), dirname(to).split('/')]
  const depth = above.findIndex((name, index) => name !== below[index])
  if (depth < 1 || depth >= below.length) return undefined
  return [above.slice(0, depth + 1).join('/'), below.slice(0, depth + 1).join('/')]
}

/** Pairs of folders beside each other, at any depth of `worker/`, that import each other. */
export function twoWayPairs(imports: readonly Import[]): readonly string[] {
  const ways = new Set(
    imports
      .filter(({ from, to }) => placeOf(from) && placeOf(to))
      .flatMap(one => siblingsOf(one)?.join(' ') ?? []),
  )
  return [...ways].filter(way => {
    const [from, to] = way.split(' ') as [string, string]
    return from < to && ways.has(`${to} ${from}`)
  })
}

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
