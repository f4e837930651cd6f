import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import { offerNeeds } from '../_kit/programmes/offers.ts'
import { platformPriceNeeds } from '../_kit/programmes/platform-prices.ts'
import type { schema } from './schema.ts'

export const data = (content: ContentOf<typeof schema>): readonly Need[] => [
  ...offerNeeds(content),
  ...platformPriceNeeds(content),
]
