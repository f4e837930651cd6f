import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import { offerNeeds } from '../_kit/programmes/offers.ts'
import { platformTotalNeeds } from '../_kit/programmes/platform-prices.ts'
import type { schema } from './schema.ts'

export const data = ({ product }: ContentOf<typeof schema>): readonly Need[] =>
  product ? [...offerNeeds(product.fields), ...platformTotalNeeds(product.fields)] : []
