import * as v from 'valibot'
import { codesIn, fitOf, fitting, isRunning, nextBoundary } from '../audience.ts'
import { type Composing, type PlatformAnswer, PRICE_DEADLINE, platformCall } from '../call.ts'
import { callInTurn, composeAnswer } from '../compose-answers.ts'
import { type Candidate, candidateOf, type Offers, offers, offersOf } from '../offers.ts'
import { language, list, name, usergroup, visitorQuery } from '../page-query.ts'
import { call as campaignCall } from './campaign.ts'

type ProductOffers = Readonly<Record<string, Offers>>

/** More products than any provider has. */
const MOST_PRODUCTS = 1_000

const audienceOf = ({ content }: Candidate) => content
const productsOf = ({ content }: Candidate) => codesIn(content.careIds)

const productOffers = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.record(v.string(), offers),
) as v.GenericSchema<unknown, ProductOffers>

/**
 * Content defines which products have offers of their own and in which placements; the platform defines the offers. An offer that the platform does
 * not make is not shown.
 */
async function compose(
  input: Readonly<Record<string, unknown>>,
  { fromContent, callPlatform }: Composing<ProductOffers>,
): Promise<PlatformAnswer<ProductOffers>> {
  const fromStories = fromContent()
  const products = fromStories.then(({ value }) => Object.entries(value))
  // The offers are for the products, wherever their cards are.
  const { slug: _, pageId: __, component: ___, ...visitor } = input
  const answers = await callInTurn(products, ([careId], how) =>
    callPlatform('campaign', campaignCall, { ...visitor, careId }, how),
  )
  const [content, own] = [await fromStories, await products]
  const value = own.map(([careId, placed], index) => {
    const offered = Object.entries(answers[index]?.value ?? {})
    return [careId, Object.fromEntries(offered.filter(([placement]) => Object.hasOwn(placed, placement)))]
  })
  return composeAnswer(Object.fromEntries(value), [content, ...answers])
}

/**
 * The offers for single products, by care id and placement, for a visitor: one answer for all cards of all pages. As on the product's own page, a
 * product has no offer of its own in a placement where a general offer takes precedence.
 */
export const call = platformCall({
  path: 'v2/campaign/:unit/products',
  query: v.object({ unit: name, language, ...visitorQuery, usergroup }),
  answer: productOffers,
  async embedded({ countryGroups, ...query }, { stories, defaultLanguage, links, now }) {
    const language = query.language || defaultLanguage
    const pageView = { ...query, language, countryGroups: list(countryGroups) }
    const { value } = await stories.ofType('campaign', language)
    const meant = value
      .flatMap(candidateOf)
      .filter(candidate => fitOf({ ...candidate.content, careIds: '' }, pageView) !== undefined)
    const running = meant.filter(({ content }) => isRunning(content, now))
    const products = [...new Set(running.flatMap(productsOf))].slice(0, MOST_PRODUCTS)
    const answer: ProductOffers = Object.fromEntries(
      products.map(careId => {
        const fit = fitting(running, audienceOf, { ...pageView, careId })
        return [careId, offersOf(fit, links, candidate => productsOf(candidate).includes(careId))]
      }),
    )
    return { answer, validUntil: nextBoundary(meant.map(audienceOf), now) }
  },
  isOwn: true,
  compose,
  deadline: PRICE_DEADLINE,
  fallback: {},
})
