import * as v from 'valibot'
import { isRawBlock, type RawBlock, uidOf } from '../../../../blocks/_kit/fields/bloks.ts'
import { centsOf, loweredPrice } from '../../../../blocks/_kit/price.ts'
import { priceBoxFields } from '../../../../blocks/price-boxes/schema.ts'
import type { CampaignContent } from '../../content/types/campaign.ts'
import { productSchema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { isInUnit } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'
import { type Audience, codesIn, fitOf, isRunning, nextBoundary } from '../audience.ts'
import { candidateOf } from '../offers.ts'
import type { PriceInForce } from './price-history.ts'

interface Offer {
  readonly offer: string
  readonly price: number
  readonly strikePrice: number | undefined
  /** Care id of the price's product; undefined where the price box is on a page that does not name one. */
  readonly careId: string | undefined
}

interface Box {
  readonly box: RawBlock
  readonly careId: string | undefined
}

const careIdField = { careId: productSchema.fields.careId }

const careIdOf = (block: RawBlock): string | undefined =>
  block.component === 'product' || block.component === 'price-boxes'
    ? readContent(careIdField, block).careId
    : undefined

/** The price boxes in a value of a story, however deep; those of stories that it points to are looked up. */
function boxesIn(value: unknown, careId?: string): Box[] {
  if (typeof value !== 'object' || value === null) return []
  if (isRawBlock(value) && value.component === 'price-box') return [{ box: value, careId }]
  const named = isRawBlock(value) ? careIdOf(value) : undefined
  return Object.values(value).flatMap(part => boxesIn(part, named ?? careId))
}

function offersOf({ content }: Story): Offer[] {
  return boxesIn(content).flatMap(({ box, careId }) => {
    const { price, strikePrice } = readContent(priceBoxFields, box)
    const offer = uidOf(box)
    return offer && price !== undefined ? [{ offer, price, strikePrice, careId }] : []
  })
}

/** The audience of a price. The page on which it is shown does not matter: a price that was lower on another page was a lower price. */
const audienceSchema = v.object({
  countries: v.optional(v.string(), ''),
  countryGroups: v.optional(v.string(), ''),
  careIds: v.optional(v.string(), ''),
  usergroups: v.optional(v.array(v.string()), []),
})

/** The audience of a campaign, in a normalised form. If the campaign names a product, the audience includes every page with its price. */
function audienceOf(
  { countries, countryGroups, careIds, usergroups }: CampaignContent,
  careId?: string,
): string {
  const named = careId === undefined ? { careIds } : {}
  const given = Object.entries({ countries, countryGroups, ...named, usergroups })
  return JSON.stringify(Object.fromEntries(given.filter(([, value]) => value?.length)))
}

/** The audience that a row names. Undefined for text that is none. */
function parseAudience(text: string): Audience | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), audienceSchema), text)
  return result.success ? result.output : undefined
}

/** Whether a visitor may be in the audience of a row. */
export function isInAudience(text: string, pageView: Parameters<typeof fitOf>[1]): boolean {
  if (text === '') return true
  const audience = parseAudience(text)
  return audience !== undefined && fitOf(audience, pageView) !== undefined
}

/** The lowest price and its flag, where one box is part of several stories. */
function leastOf(prices: readonly PriceInForce[]): PriceInForce[] {
  const least = new Map<string, PriceInForce>()
  for (const price of prices) {
    const key = `${price.offer} ${price.audience}`
    const other = least.get(key)
    if (!other || (price.cents ?? 0) < (other.cents ?? 0)) least.set(key, price)
  }
  return [...least.values()]
}

function loweredFor({ offer, price, careId }: Offer, campaign: CampaignContent): PriceInForce[] {
  const products = codesIn(campaign.careIds)
  const isMeant = !products.length || careId === undefined || products.includes(careId)
  const lowered = isMeant ? loweredPrice(price, campaign) : undefined
  if (!lowered) return []
  return [{ offer, audience: audienceOf(campaign, careId), cents: centsOf(lowered), isReduced: true }]
}

const listedAt = ({ offer, price, strikePrice = 0 }: Offer): PriceInForce => ({
  offer,
  audience: '',
  cents: centsOf(price),
  isReduced: strikePrice > price,
})

/** Whether prices in a story may belong to a unit: products belong to all units, a page to that of its folder. */
const isOf = (site: PriceSite, { content, full_slug }: Story): boolean =>
  content.component === 'product' || isInUnit(full_slug, site)

export type PriceSite = Pick<Site, 'unit' | 'folder' | 'neighbours'>

interface Shelf {
  /** Stories with price boxes, in the default language. */
  readonly stories: readonly Story[]
  /** Stories of campaigns. */
  readonly campaigns: readonly Story[]
  readonly site: PriceSite
  readonly now: number
}

/** All prices of a unit at a moment: of each price box, and of each of them in each campaign. `nextBoundary`: when a campaign begins or ends. */
export function pricesInForce({ stories, campaigns, site, now }: Shelf) {
  const { unit } = site
  const offers = stories.filter(story => isOf(site, story)).flatMap(offersOf)
  const meant = campaigns
    .flatMap(candidateOf)
    .map(({ content }) => content)
    .filter(content => content.placements.includes('price') && (content.unit ?? unit) === unit)
  const running = meant.filter(content => isRunning(content, now))
  const prices = [
    ...offers.map(listedAt),
    ...offers.flatMap(offer => running.flatMap(campaign => loweredFor(offer, campaign))),
  ]
  return { prices: leastOf(prices), nextBoundary: nextBoundary(meant, now) }
}
