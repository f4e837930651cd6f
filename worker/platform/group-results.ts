import type { StoryKind } from './library-entry.ts'
import type { Found } from './search.ts'

/** The part of what was found that is asked for. */
export interface ResultsQuestion {
  /** Results of one kind, in pages; empty for the first of every kind. */
  readonly kind: StoryKind | ''
  /** From 1; one behind the last is the last. */
  readonly page: number
  readonly perPage: number
  /** Results of a kind where all kinds are asked for. */
  readonly limit: number
}

export interface ResultGroup {
  readonly kind: StoryKind
  /** How many there are of the kind. */
  readonly total: number
  /** The page that `found` is. */
  readonly page: number
  /** Empty for a kind beside the one that was asked for. */
  readonly found: readonly Found[]
}

/**
 * What was found by kind, kinds without results left out. A kind of which nothing was found counts as not asked for, so that an old
 * address shows what there is.
 */
export function groupResults(
  found: readonly Found[],
  kinds: readonly StoryKind[],
  { kind: asked, page, perPage, limit }: ResultsQuestion,
): readonly ResultGroup[] {
  const byKind = Map.groupBy(found, ({ entry }) => entry.kind)
  const chosen = asked !== '' && byKind.has(asked) ? asked : undefined
  return kinds.flatMap(kind => {
    const own = byKind.get(kind) ?? []
    if (!own.length) return []
    const common = { kind, total: own.length, page: 1 }
    if (!chosen) return { ...common, found: own.slice(0, limit) }
    if (kind !== chosen) return { ...common, found: [] }
    const current = Math.min(page, Math.ceil(own.length / perPage))
    return { ...common, page: current, found: own.slice((current - 1) * perPage, current * perPage) }
  })
}
