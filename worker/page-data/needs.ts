import type { Need } from '../../blocks/_kit/context.ts'

/** One text for equal needs, so that each is fetched once and can be read back from a key. */
export function needKey({ call, query }: Need): string {
  return `${call}?${new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`
}
