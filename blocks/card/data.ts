import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import type { schema } from './schema.ts'

/** Offers for single programmes: one answer for all cards of a page. */
export const programmeOffers: Need = { call: 'product-campaigns', query: {} }

/** Only a card that names its programme asks for them. */
export const data = ({ careId }: ContentOf<typeof schema>): readonly Need[] =>
  careId ? [programmeOffers] : []
