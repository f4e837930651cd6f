import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import {
  isSameModel,
  type ModelName,
  type PlatformPrice,
} from '../../../../blocks/_kit/programmes/platform-prices.ts'
import type { CourseMode } from '../../../../blocks/_kit/programmes/shared-fields.ts'
import { leavesOut } from '../../../../blocks/_kit/usergroups.ts'
import { schema as termsSchema } from '../../../../blocks/course-terms/schema.ts'
import { schema as boxesSchema, priceBoxFields } from '../../../../blocks/price-boxes/schema.ts'
import { plainText } from '../../content/plain-text.ts'
import { readContent } from '../../content/types/read-content.ts'
import { blocksNamed } from '../blocks-below.ts'

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

const careIdField = { careId: boxesSchema.fields.careId }

const careIdOf = (block: RawBlock) => readContent(careIdField, block).careId

const { careId, courseMode, totalPrice } = termsSchema.fields
const termsFields = { careId, courseMode, totalPrice }

/** The programme of a page, from its blocks. */
interface CourseOnPage {
  readonly code: string
  readonly mode: CourseMode | undefined
  readonly models: readonly CourseModel[]
}

/**
 * The programme that an editors' page is about, from its blocks: the only programme whose terms the page shows, with its price boxes. Price
 * boxes alone are not enough: they are also on pages about other things, such as the home page.
 */
export function courseOnPage(content: unknown): CourseOnPage | undefined {
  const named = blocksNamed('course-terms', content)
    .map(block => readContent(termsFields, block))
    .filter(terms => terms.careId)
  const [{ careId: code, courseMode: mode, totalPrice: total } = {}] = named
  if (!code || named.some(terms => terms.careId !== code)) return undefined
  const boxes = blocksNamed('price-boxes', content).filter(block => careIdOf(block) === code)
  return {
    code,
    mode,
    models: modelsOf(
      boxes.flatMap(block => blocksNamed('price-box', block)),
      total,
    ),
  }
}

const plain = (text: string | undefined) => text && plainText(text)

const courseModelOf = (said: PlatformPrice): CourseModel => ({
  name: plain(said.timeModel),
  months: said.durationNumeric || undefined,
  duration: plain(said.duration),
  price: said.price ?? undefined,
  frequency: plain(said.priceFrequency),
  total: said.totalPrice || undefined,
})

const nameOf = ({ name, months, duration, frequency }: CourseModel): ModelName => ({
  ...{ timeModel: name, duration, durationNumeric: months, priceFrequency: frequency },
})

/**
 * The models of a course with the platform's prices, as the price boxes of its page show them. Totals in content belong to prices in content: where
 * the platform has other prices, its totals count.
 */
export function saidModels(
  { models, isOnPage }: { readonly models: readonly CourseModel[]; readonly isOnPage: boolean },
  said: readonly PlatformPrice[],
): readonly CourseModel[] {
  const saidOnes = said.map(courseModelOf)
  const saidOf = (model: CourseModel) => saidOnes.find(one => isSameModel(nameOf(one), nameOf(model)))
  const isOther = models.some(model => (saidOf(model) ?? model).price !== model.price)
  const known = models.map(model => {
    const one = saidOf(model)
    return one
      ? { ...model, price: one.price, total: one.total ?? (isOther ? undefined : model.total) }
      : model
  })
  if (isOnPage || !saidOnes.length) return known
  return saidOnes.map(one => known.find(model => isSameModel(nameOf(model), nameOf(one))) ?? one)
}
