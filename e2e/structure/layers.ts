import type { Import } from './read-imports.ts'

/**
 * The folders of `worker/` from the top down: each imports from those below it only. Folders of one layer import each other one way
 * at most. Files of the root count as folders.
 */
export const layers: readonly (readonly string[])[] = [
  ['local'],
  ['index'],
  ['app'],
  ['handlers', 'forms', 'consent', 'events', 'media', 'editor', 'gallery'],
  ['inspector'],
  ['render', 'seo'],
  ['page'],
  ['page-data'],
  ['experiments'],
  ['platform'],
  ['content'],
  ['content-api'],
  ['routing', 'visitor'],
  ['site'],
  ['http'],
  ['caching', 'sql'],
  ['env', 'env-values', 'errors', 'keyring', 'log'],
]

const heights = new Map(
  layers.flatMap((layer, index) => layer.map(name => [name, layers.length - index] as const)),
)

/** The folder of `worker/` that a file belongs to; undefined for a file of another one. */
export const folderOf = (path: string): string | undefined => /^worker\/([^/.]+)/.exec(path)?.[1]

export interface Edge {
  readonly from: string
  readonly to: string
}

const edgeOf = ({ from, to }: Import): Edge | undefined => {
  const [above, below] = [folderOf(from), folderOf(to)]
  return above && below && above !== below ? { from: above, to: below } : undefined
}

/** How many imports lead from one folder to another, by `from to`. */
export function countEdges(imports: readonly Import[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of imports) {
    const edge = edgeOf(one)
    if (!edge) continue
    const name = `${edge.from} ${edge.to}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Imports that lead upwards, and those of files in a folder that has no layer. */
export const upwardImports = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(one => {
    const edge = edgeOf(one)
    return edge && (heights.get(edge.from) ?? 0) < (heights.get(edge.to) ?? Number.POSITIVE_INFINITY)
  })

/** Pairs of folders that import each other. */
export const twoWayPairs = (imports: readonly Import[]): readonly string[] => {
  const counts = countEdges(imports)
  return [...counts.keys()].filter(name => {
    const [from, to] = name.split(' ') as [string, string]
    return from < to && counts.has(`${to} ${from}`)
  })
}
