import * as v from 'valibot'
import { type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { usergroups } from '../../../blocks/_kit/usergroups.ts'
import { priceBoxFields } from '../../../blocks/price-boxes/schema.ts'
import { schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import { filled, listed, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { language, optionalName } from '../page-query.ts'

const amount = v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)))

const price = v.object({
  id: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  timeModel: text,
  duration: text,
  durationNumeric: amount,
  price: amount,
  priceFrequency: text,
  strikePrice: amount,
  usergroups: v.optional(v.array(v.picklist(usergroups)), []),
})

const entry = v.object({ careId: v.string(), prices: v.nullish(v.array(price), []) })

type Entry = v.InferOutput<typeof entry>

interface Answer {
  readonly value: readonly Entry[]
  /** The call failed: its list is empty although there may be prices. */
  readonly failed?: true
}

function priceOf(block: RawBlock) {
  const { timeModel, duration, durationNumeric, ...box } = readContent(priceBoxFields, block)
  const { price, priceFrequency, strikePrice, usergroups } = box
  const shown = { timeModel, duration, durationNumeric, price, priceFrequency, strikePrice }
  return { ...filled(shown), id: uidOf(block) ?? '', usergroups: [...usergroups] }
}

/**
 * The prices of all products in each time model, in euros, before any offer: one answer for all lists of programmes. It is the same
 * for all visitors; each price names the usergroups that it is for, or none.
 */
export const call = platformCall<{ readonly space: string; readonly language: string }, Answer>({
  path: 'v2/price/pricemodels',
  query: v.object({ space: optionalName, language }),
  answer: listed('value', entry),
  async embedded({ language }, { stories, defaultLanguage }) {
    const { value } = await stories.ofType('product', language || defaultLanguage)
    const entries = value.flatMap(({ content }): Entry[] => {
      const { careId, pricemodels } = readContent(schema.fields, content)
      return careId && pricemodels.items.length
        ? [{ careId, prices: pricemodels.items.map(priceOf) as Entry['prices'] }]
        : []
    })
    return { answer: { value: entries } }
  },
  deadline: 1500,
  fallback: { value: [], failed: true },
  isList: true,
})
