import type { Need } from '../_kit/context.ts'
import { priceNeeds } from '../_kit/programmes/prices.ts'
import { programmePages } from '../_kit/programmes/programme.ts'

export const data = (): readonly Need[] => [programmePages, ...priceNeeds]
