import type { Freshness } from '../content/cache/read.ts'

/** Until when a part of a page is fresh, epoch milliseconds. */
export interface Fresh {
  readonly freshUntil: number
  readonly fallback?: boolean
}

/** The worst of these. */
export const worst = (...all: readonly Freshness[]): Freshness =>
  (['miss', 'stale', 'hit'] as const).find(freshness => all.includes(freshness)) ?? 'hit'

/** Until when all of these are fresh; 0 when one is a fallback. */
export async function freshUntilAll(
  answers: readonly Promise<Fresh>[],
  others: readonly Fresh[],
): Promise<number> {
  const settled = await Promise.all(answers)
  if ([...settled, ...others].some(({ fallback }) => fallback)) return 0
  return Math.min(...[...settled, ...others].map(({ freshUntil }) => freshUntil))
}
