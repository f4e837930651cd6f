import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { isIconName } from '../_kit/icons/names.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const codesIn = (countries: string | undefined) =>
  (countries ?? '')
    .split(',')
    .map(code => code.trim().toUpperCase())
    .filter(Boolean)

/** An icon that nobody knows would leave an empty sign. */
const signOf = (icon = 'check') => (isIconName(icon) ? icon : 'check')

/** Those of the first entry that names the visitor's country; a visitor from an unknown one gets none. */
function restrictedTo(entries: Content['geoRestricted'], context: Context) {
  if (!entries.length) return []
  const country = context.country()
  return entries.find(({ countries }) => codesIn(countries).includes(country))?.usps ?? []
}

/** The points that hold everywhere, then those of the visitor's country. A point needs a text. */
export function props({ items, geoRestricted }: Content, context: Context) {
  const points = [...items, ...restrictedTo(geoRestricted, context)].flatMap(({ _uid, text, icon }) =>
    text ? [{ uid: _uid || text, text, icon: signOf(icon) }] : [],
  )
  return points.length ? { points } : undefined
}

export type UspListProps = NonNullable<ReturnType<typeof props>>
