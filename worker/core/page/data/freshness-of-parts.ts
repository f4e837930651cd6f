import { expired, type Validity, validWith } from '../../base/caching/validity.ts'
import type { Freshness } from '../../content/cache/resource.ts'

/** Until when a part of a page is fresh. */
export interface Fresh {
  readonly validity: Validity
  readonly fallback?: boolean
}

/** The worst of these. */
export const worst = (...all: readonly Freshness[]): Freshness =>
  (['miss', 'stale', 'hit'] as const).find(freshness => all.includes(freshness)) ?? 'hit'

/** Until when all of these are fresh; over when one is a fallback. */
export async function validityOfAll(
  answers: readonly Promise<Fresh>[],
  others: readonly Fresh[],
): Promise<Validity> {
  const parts = [...(await Promise.all(answers)), ...others]
  return parts.some(({ fallback }) => fallback)
    ? expired
    : validWith(...parts.map(({ validity }) => validity))
}
