import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { splitList } from '../_kit/split-list.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const codesIn = (countries: string | undefined) => splitList(countries).map(code => code.toUpperCase())

/**
 * The points of the entry for the visitor's country, else for its most important group (requirement
 * campaigns/geo-restricted-usps).
 */
function restrictedTo(entries: Content['geoRestricted'], context: Context) {
  if (!entries.length) return []
  const areas = entries.map(({ countries, countryGroup }) => ({
    countries: codesIn(countries),
    countryGroup,
  }))
  const index = context.visitorArea(areas)
  return index === undefined ? [] : entries[index]!.usps
}

/** The points that apply everywhere, then those for the visitor's area. A point needs a text. */
export function props({ items, geoRestricted }: Content, context: Context) {
  const points = [...items, ...restrictedTo(geoRestricted, context)].flatMap(
    ({ _uid, text, icon = 'check' }) => (text ? [{ uid: _uid || text, text, icon }] : []),
  )
  return points.length ? { points } : undefined
}

export type UspListProps = NonNullable<ReturnType<typeof props>>
