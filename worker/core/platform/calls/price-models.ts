import * as v from 'valibot'
import { type RawBlock, uidOf } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { leavesOut, type Usergroup } from '../../../../blocks/_kit/usergroups.ts'
import { priceBoxFields } from '../../../../blocks/price-boxes/schema.ts'
import { sanitizeMarkup } from '../../content/clean-html.ts'
import { productSchema as schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { withoutPlaceholders } from '../../request/site/placeholders.ts'
import { amount, anyIdOrNone, filled, href, hrefOf, listed, text } from '../answer-fields.ts'
import { PRICE_DEADLINE, platformCall } from '../call.ts'
import { language, optionalName, productId, usergroup, visitorQuery } from '../page-query.ts'

/** Markup links to addresses, not to stories. */
const noStories: LinkRules = { languages: [], folder: '' }

/** Simple markup; all other elements are removed. */
const markup = v.pipe(
  text,
  v.transform(
    source =>
      source && sanitizeMarkup({ kind: 'markup', source: withoutPlaceholders(source) }, noStories)?.__html,
  ),
)

/** The address of a link as in content, which platforms store unchanged. */
const linkField = v.fallback(
  v.optional(
    v.pipe(
      multilink(),
      v.transform(link => hrefOf(link, noStories)),
    ),
  ),
  undefined,
)

const given = v.object({
  id: anyIdOrNone,
  color: text,
  special: text,
  timeModel: text,
  timeModelDescription: text,
  duration: text,
  durationNumeric: amount,
  price: amount,
  priceFrequency: text,
  strikePrice: amount,
  totalPrice: amount,
  discountDescription: text,
  buttonText: text,
  href,
  buttonLink: linkField,
  tabLabel: text,
  basePriceText: markup,
})

/** Requirement programme-blocks/price-box: prices in euros, before any offer. */
const priceModel = v.pipe(
  given,
  v.transform(
    ({ buttonLink, ...model }): Omit<v.InferOutput<typeof given>, 'buttonLink'> => ({
      ...model,
      ...(buttonLink && !model.href && { href: buttonLink }),
    }),
  ),
)

export type PriceModel = v.InferOutput<typeof priceModel>

const boxOf = (block: RawBlock) => ({ ...readContent(priceBoxFields, block), id: uidOf(block) ?? '' })

type PriceBox = ReturnType<typeof boxOf>

/** A visitor without a usergroup counts as new. */
const isFor = ({ usergroups }: PriceBox, usergroup: Usergroup | '') =>
  !leavesOut(usergroups) || usergroups.includes(usergroup || 'new')

function toPriceModel({ buttonLink, basePriceText, usergroups, ...shown }: PriceBox, links: LinkRules) {
  return filled<PriceModel>({
    ...shown,
    href: hrefOf(buttonLink, links),
    basePriceText: basePriceText?.source,
  })
}

const isCalled = (id: string, story: Story, careId: string | undefined) =>
  [careId, story.uuid, String(story.id)].includes(id)

/**
 * The prices of a product in each time model, for visitors of a usergroup. `id` is the id of its story, or its care id.
 */
export const call = platformCall<
  { readonly id: string; readonly language: string; readonly usergroup: Usergroup | '' },
  { readonly value: readonly PriceModel[] }
>({
  path: 'v2/price/pricemodels/:id',
  query: v.object({ id: productId, space: optionalName, language, ...visitorQuery, usergroup }),
  answer: listed('value', priceModel),
  async embedded({ id, language, usergroup }, { stories, defaultLanguage, links }) {
    const { value } = await stories.ofType('product', language || defaultLanguage)
    const product = value
      .map(story => ({ story, content: readContent(schema.fields, story.content) }))
      .find(({ story, content }) => isCalled(id, story, content.careId))
    const boxes = product?.content.pricemodels.items.map(boxOf) ?? []
    const meant = boxes.filter(box => isFor(box, usergroup))
    return { answer: { value: meant.map(box => toPriceModel(box, links)) } }
  },
  deadline: PRICE_DEADLINE,
  fallback: { value: [] },
  keeping: 'priced',
})
