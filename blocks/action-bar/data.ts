import type { ContentOf } from '../_kit/block-schema.ts'
import { leastPriceNeeds } from '../_kit/programmes/least-price.ts'
import type { schema } from './schema.ts'

export const data = (content: ContentOf<typeof schema>) => leastPriceNeeds(content)
