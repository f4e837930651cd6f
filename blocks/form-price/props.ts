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

/** When the price models of so many months are shown, or the statement (undefined): where their answer was given, or none was. */
function conditionsOf(
  durationNumeric: number | undefined,
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

/** The price models of a product that have a price. */
function modelsOf(product: Product, content: Content, context: Context) {
  const campaign = pricesOfferOf(product, context)
  const withCents = true
  const terms: PriceTerms = {
    currency: context.currency(),
    campaign,
    language: context.language(),
    withCents,
  }
  const whole = product.totalPrice && totalBeside(product.totalPrice, product.careId, context)
  return product.pricemodels
    .map(model => pricedBy(model, product, context))
    .filter(({ price }) => price !== undefined)
    .map(model => {
      const { _uid, timeModel, duration, durationNumeric, price, priceFrequency } = model
      return {
        uid: _uid,
        conditions: conditionsOf(durationNumeric, content),
        name: timeModel,
        price: priceOf({ price: price! }, terms).current.text,
        frequency: priceFrequency ?? context.message('perMonth'),
        term: duration ?? (durationNumeric ? `${durationNumeric} ${context.message('months')}` : undefined),
        total: totalPriceOf(
          { totalPrice: model.totalPrice ?? whole, instalments: model, campaign, withCents },
          context,
        ),
      }
    })
}

/** Undefined where there is neither a price nor a statement. */
export function props(content: Content, context: Context) {
  const { product, field, value, statement, withdrawalLink } = content
  const models = product ? modelsOf(product, content, context) : []
  if (!models.length && !statement) return undefined
  return {
    title: content.title ?? product?.title,
    note: product?.totalPriceNote,
    conditions: field && value ? [{ field, operator: 'is' as const, value }] : [],
    models,
    statement: statement ? { text: statement, conditions: conditionsOf(undefined, content) } : undefined,
    withdrawal: withdrawalLink,
    words: context.words(messages),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FormPriceProps = NonNullable<ReturnType<typeof props>>
