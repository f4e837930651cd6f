import * as v from 'valibot'
import { type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { usergroups } from '../../../blocks/_kit/usergroups.ts'
import { priceBoxFields } from '../../../blocks/price-boxes/schema.ts'
import { schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { amount, anyIdOrNone, filled, listed, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { languagesFor } from '../entries-in-languages.ts'
import { language, optionalName } from '../page-query.ts'
import { pricesInLanguages, priceTexts } from '../prices-in-languages.ts'

const price = v.object({
  id: anyIdOrNone,
  timeModel: text,
  duration: text,
  durationNumeric: amount,
  price: amount,
  priceFrequency: text,
  strikePrice: amount,
  usergroups: v.nullish(v.array(v.picklist(usergroups)), []),
  /** Of its texts, by their names: where they are not in the language asked for. */
  languages: v.optional(v.partial(v.object(v.entriesFromList(priceTexts, v.string())))),
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

function entryOf({ content }: Story): Entry[] {
  const { careId, pricemodels } = readContent(schema.fields, content)
  return careId && pricemodels.items.length
    ? [{ careId, prices: pricemodels.items.map(priceOf) as Entry['prices'] }]
    : []
}

/**
 * The prices of all products in each time model, in euros, before any offer: one answer for all lists of programmes. It is the same
 * for all visitors; each price names the usergroups that it is for, or none. Texts that are not translated are in another language.
 */
export const call = platformCall<{ readonly space: string; readonly language: string }, Answer>({
  path: 'v2/price/pricemodels',
  query: v.object({ space: optionalName, language }),
  answer: listed('value', entry),
  async embedded({ language }, { stories, defaultLanguage, links }) {
    const site = { languages: links.languages, defaultLanguage }
    const lists = languagesFor(language || defaultLanguage, site).map(async code => {
      const { value } = await stories.ofType('product', code)
      return { language: code, entries: value.flatMap(entryOf) }
    })
    return { answer: { value: pricesInLanguages(await Promise.all(lists)) } }
  },
  deadline: 1500,
  fallback: { value: [], failed: true },
  isList: true,
})
