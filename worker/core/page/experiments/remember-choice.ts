import { toBase64Json } from '../../base/http/cookies.ts'
import type { Membership } from '../../request/visitor/experiment-state.ts'

const DAY = 86_400_000
const life = 30 * DAY
const halfLife = 15 * DAY

/** Characters of the cookie's value; the rest of the 4 KB is for its name and attributes. */
const maxCharacters = 3900

/** The newest entries that fit into a cookie. */
function fitting(entries: readonly Membership[]): string {
  const text = toBase64Json(entries)
  return text.length > maxCharacters ? fitting(entries.slice(0, -1)) : text
}

/**
 * The value of the experiment cookie after a choice; undefined where nothing is to be written. Each entry lives for 30 days from the
 * last visit of its experiment; the visitor's anonymous id is written along with it.
 */
export function rememberChoice(
  { experimentId, variantId, ...labels }: Membership,
  { stored, now }: { readonly stored: readonly Membership[]; readonly now: number },
): string | undefined {
  const before = stored.find(entry => entry.experimentId === experimentId)
  const isKept = before?.variantId === variantId && before.proof === labels.proof
  if (isKept && now - (before.since ?? 0) <= halfLife) return undefined
  const others = stored.filter(
    entry => entry.experimentId !== experimentId && now - (entry.since ?? now) <= life,
  )
  return fitting([{ experimentId, variantId, ...labels, since: now }, ...others])
}
