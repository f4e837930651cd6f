import type { Expiry } from '../../core/base/sql/expiry.ts'

const DAY = 86_400_000

/**
 * Sets that no deployment uses, that were not complete since the cut-off, and that no worker builds; in any space. Their documents and words are
 * deleted with them.
 */
export const unusedSets: Expiry = {
  table: 'search_sets',
  column: 'max(complete_at, kept_at)',
  life: 7 * DAY,
  where: 'claimed_until < ?1',
}

const unanswered = {
  table: 'search_unanswered',
  column: 'last_at',
  key: '(space, unit, language, digest)',
} as const

/** Searches without a result. Those without words were too rare to be shown. */
export const oldSearches: readonly Expiry[] = [
  { ...unanswered, life: 7 * DAY, where: "words = ''" },
  { ...unanswered, life: 60 * DAY },
  { table: 'search_askers', column: 'day', life: DAY, key: '(space, day, client)' },
]

/** Rows that are deleted by age from the database of the index. */
export const searchExpiries: readonly Expiry[] = [unusedSets, ...oldSearches]
