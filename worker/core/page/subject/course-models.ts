import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { leavesOut } from '../../../../blocks/_kit/usergroups.ts'
import { priceBoxFields } from '../../../../blocks/price-boxes/schema.ts'
import { plainText } from '../../content/plain-text.ts'
import { readContent } from '../../content/types/read-content.ts'

/** One study model with its payments, as its price box shows it. */
export interface CourseModel {
  readonly name: string | undefined
  readonly months: number | undefined
  /** In words. */
  readonly duration: string | undefined
  /** Euros. */
  readonly price: number | undefined
  readonly frequency: string | undefined
  /** Euros for the whole course, which no campaign lowers. */
  readonly total: number | undefined
}

/**
 * The models of price boxes; `total` is the price of the whole course where a box has none. Search results are the same for all visitors, so prices
 * for some usergroups only are left out.
 */
export const modelsOf = (boxes: readonly RawBlock[], total: number | undefined): readonly CourseModel[] =>
  boxes
    .map(box => readContent(priceBoxFields, box))
    .filter(({ usergroups }) => !leavesOut(usergroups))
    .map(({ timeModel, duration, durationNumeric, price, priceFrequency, totalPrice }) => ({
      name: timeModel && plainText(timeModel),
      months: durationNumeric || undefined,
      duration: duration && plainText(duration),
      price,
      frequency: priceFrequency && plainText(priceFrequency),
      total: totalPrice || total,
    }))
