import * as v from 'valibot'
import { type RawBlock, uidOf } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { usergroups } from '../../../../blocks/_kit/usergroups.ts'
import { priceBoxFields } from '../../../../blocks/price-boxes/schema.ts'
import { productSchema as schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { isInUnit } from '../../request/site/page-path.ts'
import { amount, anyIdOrNone, filled, listed, text } from '../answer-fields.ts'
import { type Composing, type PlatformAnswer, PRICE_DEADLINE, platformCall } from '../call.ts'
import { callInTurn, composeAnswer } from '../compose-answers.ts'
import { languagesFor, pricesInLanguages, priceTexts } from '../in-languages.ts'
import { careId, language, optionalName } from '../page-query.ts'
import { type PriceModel, call as priceModelsCall } from './price-models.ts'

const price = v.object({
  id: anyIdOrNone,
  timeModel: text,
  duration: text,
  durationNumeric: amount,
  price: amount,
  priceFrequency: text,
  strikePrice: amount,
  usergroups: v.nullish(v.array(v.picklist(usergroups)), []),
  /** By name, the languages of texts that are not in the requested language. */
  languages: v.optional(v.partial(v.object(v.entriesFromList(priceTexts, v.string())))),
})

type Price = v.InferOutput<typeof price>

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

/** Whether the page of a product is one of the unit; a product without a page may be sold by each. */
function isSold(link: Multilink | undefined, { languages, folder, neighbours = [] }: LinkRules): boolean {
  if (link?.linktype !== 'story') return true
  const [first = '', ...rest] = link.address.split('/').filter(Boolean)
  return isInUnit((languages.includes(first) ? rest : [first, ...rest]).join('/'), { folder, neighbours })
}

function entryOf({ content }: Story, links: LinkRules): Entry[] {
  const { careId: code, pricemodels, link } = readContent(schema.fields, content)
  return code && pricemodels.items.length && isSold(link, links)
    ? [{ careId: code, prices: pricemodels.items.map(priceOf) as Entry['prices'] }]
    : []
}

/** Maximum products whose prices are requested from a platform; the others have the prices of content. */
const MOST_PRODUCTS = 200

/** A price of the platform. Marks texts that content, and so the platform too, has in another language. */
function priceOfModel(model: PriceModel, known: Entry['prices']): Price {
  const { id, timeModel, duration, durationNumeric, price, priceFrequency, strikePrice } = model
  const shown = { id, timeModel, duration, durationNumeric, price, priceFrequency, strikePrice }
  const same = known?.find(one => one.timeModel === timeModel && one.duration === duration)
  // The platform was called with the visitor's usergroup.
  return {
    ...filled(shown),
    usergroups: [],
    ...(same && filled({ id: id || same.id, languages: same.languages })),
  }
}

/** The platform's prices of each product for the visitor; the prices of content where the platform has none. */
async function compose(
  input: Readonly<Record<string, unknown>>,
  { fromContent, callPlatform }: Composing<Answer>,
): Promise<PlatformAnswer<Answer>> {
  const fromStories = fromContent()
  const answers = await callInTurn(
    fromStories.then(({ value }) => value.value.slice(0, MOST_PRODUCTS)),
    ({ careId: id }, how) => callPlatform('price-models', priceModelsCall, { ...input, id }, how),
  )
  const content = await fromStories
  const entries = content.value.value
  const value = entries.map((entry, index) => {
    const models = answers[index]?.value.value ?? []
    return models.length
      ? { careId: entry.careId, prices: models.map(model => priceOfModel(model, entry.prices)) }
      : entry
  })
  return composeAnswer({ ...content.value, value }, [content, ...answers])
}

interface Query {
  readonly space: string
  readonly language: string
  /** Care id of the only product that is wanted; empty for all. */
  readonly id: string
}

/**
 * The prices of all products of the unit in each time model, in euros, before any offer: one answer for all lists of programmes, the same for
 * all visitors; each price names its usergroups, or none. Texts without a translation are in another language.
 */
export const call = platformCall<Query, Answer>({
  path: 'v2/price/pricemodels',
  query: v.object({ space: optionalName, language, id: careId }),
  answer: listed('value', entry),
  async embedded({ language, id }, { stories, defaultLanguage, links }) {
    const site = { languages: links.languages, defaultLanguage }
    const lists = languagesFor(language || defaultLanguage, site).map(async code => {
      const { value } = await stories.ofType('product', code)
      return {
        language: code,
        entries: value.flatMap(story => entryOf(story, links)).filter(one => !id || one.careId === id),
      }
    })
    return { answer: { value: pricesInLanguages(await Promise.all(lists)) } }
  },
  isOwn: true,
  compose,
  deadline: PRICE_DEADLINE,
  fallback: { value: [], failed: true },
  isList: true,
  tellsLanguages: true,
})
