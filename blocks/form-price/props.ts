import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { FieldCondition } from '../_kit/forms/definition.ts'
import { type PriceTerms, priceOf } from '../_kit/price.ts'
import { pricesOfferOf } from '../_kit/programmes/offers.ts'
import { isSameModel, platformPrices, totalBeside } from '../_kit/programmes/platform-prices.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { totalPriceOf } from '../_kit/total-price.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Product = NonNullable<Content['product']>
type Model = Product['pricemodels'][number]

/** When a price model is shown: where its answer was given, or none was. */
function conditionsOf(
  { durationNumeric }: Model,
  { modelField, models }: Pick<Content, 'modelField' | 'models'>,
): readonly FieldCondition[] {
  if (!modelField || !models.length) return []
  const own = models.filter(({ months }) => months === durationNumeric)
  return [
    ...own.map(({ value }) => ({ field: modelField, operator: 'is' as const, value })),
    { field: modelField, operator: 'isEmpty' },
  ]
}

/** A model with the price that a platform says for it. */
function pricedBy(model: Model, { careId }: Product, context: Context): Model {
  const said = platformPrices(careId, context).find(one => isSameModel(one, model))
  if (!said) return model
  const totalPrice = said.totalPrice ?? (said.price === model.price ? model.totalPrice : undefined)
  return { ...model, price: said.price ?? undefined, totalPrice }
}

/** Undefined without a price: there is nothing to say then. */
export function props(content: Content, context: Context) {
  const { product, field, value, withdrawalLink } = content
  if (!product) return undefined
  const campaign = pricesOfferOf(product, context)
  const terms: PriceTerms = { currency: context.currency(), campaign, language: context.language() }
  const whole = product.totalPrice && totalBeside(product.totalPrice, product.careId, context)
  const models = product.pricemodels
    .map(model => ({ model: pricedBy(model, product, context), conditions: conditionsOf(model, content) }))
    .filter(({ model }) => model.price !== undefined)
    .map(
      ({
        model: { _uid, timeModel, duration, durationNumeric, price, priceFrequency, totalPrice },
        conditions,
      }) => ({
        uid: _uid,
        conditions,
        name: timeModel,
        price: `${priceOf({ price: price! }, terms).current.text} ${priceFrequency ?? context.message('perMonth')}`,
        term: duration ?? (durationNumeric ? `${durationNumeric} ${context.message('months')}` : undefined),
        total: totalPriceOf(totalPrice ?? whole, campaign, context),
      }),
    )
  if (!models.length) return undefined
  return {
    title: content.title ?? product.title,
    note: product.totalPriceNote,
    conditions: field && value ? [{ field, operator: 'is' as const, value }] : [],
    models,
    withdrawal: withdrawalLink,
    words: context.words(messages),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FormPriceProps = NonNullable<ReturnType<typeof props>>
