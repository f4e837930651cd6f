import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { fallbackNotice } from '../_kit/fallback-notice-props.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { slug } from '../_kit/slug.ts'
import { allLocations } from './data.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

/** The federal states as the map and content name them: their German names as slugs; codes of ISO 3166-2 and English names. */
export const states = {
  'baden-wuerttemberg': ['bw', 'baden-wurttemberg'],
  bayern: ['by', 'bavaria'],
  berlin: ['be'],
  brandenburg: ['bb'],
  bremen: ['hb'],
  hamburg: ['hh'],
  hessen: ['he', 'hesse'],
  'mecklenburg-vorpommern': ['mv', 'mecklenburg-western-pomerania'],
  niedersachsen: ['ni', 'lower-saxony'],
  'nordrhein-westfalen': ['nw', 'north-rhine-westphalia'],
  'rheinland-pfalz': ['rp', 'rhineland-palatinate'],
  saarland: ['sl'],
  sachsen: ['sn', 'saxony'],
  'sachsen-anhalt': ['st', 'saxony-anhalt'],
  'schleswig-holstein': ['sh'],
  thueringen: ['th', 'thuringia'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type StateName = keyof typeof states

const byAnyName = new Map<string, StateName>(
  // The keys of an object literal.
  (Object.entries(states) as [StateName, readonly string[]][]).flatMap(([name, others]) =>
    [name, ...others].map(any => [any, name] as const),
  ),
)

/** The state that a text means: `Bayern`, `bayern`, `Bavaria`, `BY`, `DE-BY`. */
export const stateOf = (text: string): StateName | undefined => byAnyName.get(slug(text).replace(/^de-/, ''))

type Content = Resolved<ContentOf<typeof schema>>

interface Location {
  readonly name: string
  readonly link?: LinkTarget | undefined
  readonly state?: string | undefined
  readonly top?: number | undefined
  readonly left?: number | undefined
}

/** The answer of the call, which the call's own schema has checked. */
interface LocationsAnswer {
  readonly data: readonly (Omit<Location, 'link'> & { readonly href?: string })[]
  /** The call failed: the list is empty although there may be places. */
  readonly failed?: true | undefined
}

/** Undefined where they cannot be had. */
function locationsOf({ locations }: Content, context: Context): readonly Location[] | undefined {
  if (locations.length) return locations.map(({ href, ...location }) => ({ ...location, link: href }))
  const answer = context.data(allLocations) as LocationsAnswer | undefined
  if (!answer || answer.failed) return undefined
  return answer.data.map(({ href, ...location }) => ({
    ...location,
    link: href ? { href } : undefined,
  }))
}

/** The position of a pin in the picture, whose view box is `-18.8 0 623.6 793`, from pixels on a map of 648 by 824. */
const pinAt = (left: number, top: number) => ({
  x: Math.round((left * 623.6) / 648 - 18.8),
  y: Math.round((top * 793) / 824),
})

/** Requirements finding-blocks/location-entries, tools/missing-data. Without any place the block is not shown. */
export function props(content: Content, context: Context, { uid }: BlockPlace) {
  const locations = locationsOf(content, context)
  const words = context.words(messages)
  if (!locations) return { notice: fallbackNotice({ text: words.failed }, context) }
  if (!locations.length) return undefined
  return {
    notice: undefined,
    id: uid,
    locations: locations.map(({ name, link, state: text, top, left }) => {
      const state = text ? stateOf(text) : undefined
      const hasPlace = state && top !== undefined && left !== undefined
      return {
        name,
        link,
        state,
        stateLabel: state && words[state],
        pin: hasPlace ? pinAt(left, top) : undefined,
      }
    }),
    words,
    listLabel: content.listLabel ?? words.list,
    mapLabel: content.mapLabel ?? words.map,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type LocationMapProps = NonNullable<ReturnType<typeof props>>
/** Props if there are places. */
export type PlacesProps = Extract<LocationMapProps, { notice: undefined }>
