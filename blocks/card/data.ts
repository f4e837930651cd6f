import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import { programmeOffers } from '../_kit/programmes/offers.ts'
import type { schema } from './schema.ts'

/** Only a card that names its programme needs offers. */
export const data = ({ careId }: ContentOf<typeof schema>): readonly Need[] =>
  careId ? [programmeOffers] : []
