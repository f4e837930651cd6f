import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { fallbackNotice } from '../_kit/fallback-notice-props.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { allLocations } from './data.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'
import { stateOf } from './states.ts'

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
