import { memoize } from '../base/caching/memoize.ts'
import { revisionOf } from '../base/caching/validity.ts'
import { isNode } from '../content/tree.ts'
import type { Reading } from './data/datum.ts'
import type { Facts } from './facts.ts'
import type { Region } from './model.ts'
import { type Untranslated, untranslatedIn } from './untranslated.ts'

const keyOf = memoize(({ uids, texts }: Untranslated) => revisionOf([...uids, ...texts].join('\n')))

/** A reading with those texts of its value that equal the original's. */
export function compared<T>(reading: Reading<T>, original: unknown): Reading<T> {
  const { value, key } = reading
  if (!isNode(value) || !isNode(original)) return reading
  const found = untranslatedIn(value, original)
  return found.texts.size ? { ...reading, key: `${key} ${keyOf(found)}`, foreign: found.texts } : reading
}

/** The texts and nested blocks of a top-level block, named by region and `_uid`, that are not in the page's language. */
export function untranslatedReading(
  { untranslated }: Facts,
  place: string,
): Reading<Untranslated | undefined> {
  const colon = place.indexOf(':')
  // The renderer makes the entry of a block's region.
  const found = untranslated?.[place.slice(0, colon) as Region].get(place.slice(colon + 1))
  return found ? { value: found, key: keyOf(found), foreign: found.texts } : { value: undefined, key: '' }
}
