import {
  isSameModel,
  type ModelName,
  type PlatformPrice,
} from '../../../../blocks/_kit/programmes/platform-prices.ts'
import { plainText } from '../../content/plain-text.ts'
import type { CourseSubject } from './course.ts'
import type { CourseModel } from './course-models.ts'

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
  { models, isOnPage }: Pick<CourseSubject, 'models' | 'isOnPage'>,
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
