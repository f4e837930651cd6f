import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import type { schema } from './schema.ts'

/** All places of the site, in the page's language. */
export const allLocations: Need = { call: 'location-map', query: {} }

/** Only a map without places of its own needs them. */
export const data = ({ locations }: ContentOf<typeof schema>): readonly Need[] =>
  locations.length ? [] : [allLocations]
