import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign, Currency } from '../../../../blocks/_kit/facts.ts'
import { type PriceTerms, priceOf } from '../../../../blocks/_kit/price.ts'
import { renderContent } from '../../../../blocks/_kit/testing/render-content.ts'
import exchangeRates from '../../../../kv-seed/main/datasources/exchange-rates.json' with { type: 'json' }
import { parseStory } from '../../content/types/story.ts'
import { moneyFormatOf } from '../../platform/money-formats.ts'
import { courseOf, courseSubject } from './course.ts'

const rates = new Map(exchangeRates.entries.map(({ name, value }) => [name, value]))

function currencyOf(country: string): Currency {
  const format = moneyFormatOf(country)
  const exchangeRate = format.currency === 'EUR' ? 1 : Number(rates.get(format.currency))
  return { baseCurrency: 'EUR', exchangeRate, rateTime: '2026-11-20', format }
}

const product = (box: object) => ({
  uuid: 'p',
  full_slug: 'p',
  name: 'BWL',
  content: { component: 'product', pricemodels: [box] },
})
const site = { name: 'T', shortName: undefined, description: undefined, profiles: [], logo: '/l.svg' }
const page = { site, origin: 'https://t.example', name: 'BWL', description: 'B', url: 'u', image: undefined }

/** The offers in structured data. */
function offered(box: object, terms: PriceTerms) {
  const content = { component: 'variant', product: product(box) }
  const story = parseStory({ story: { id: 1, uuid: 'u', name: 'a', full_slug: 'a', content } })
  const { offers } = courseOf({ ...page, course: courseSubject(story)!, terms })
  const [{ priceSpecification }] = offers as unknown as [
    { priceSpecification: { price: string; priceCurrency: string } },
  ]
  const { price, priceCurrency } = priceSpecification
  return { amount: price, currency: priceCurrency }
}

const ready = <T>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

/** The text of the price box, and the amounts in its data attributes. */
function shown(box: object, { currency, campaign }: PriceTerms) {
  const facts = { currency: ready(currency), campaign: ready({ price: campaign }) }
  const { html } = renderContent({ component: 'price-boxes', _uid: 'b', items: [box] }, { facts })
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    text: first(/<strong[^>]*>([^<]*)/),
    strike: first(/<s>([^<]*)/),
    amount: first(/ data-price="([^"]*)/),
    base: Number(first(/ data-base-price="([^"]*)/)),
    currency: first(/ data-currency="([^"]*)/),
    campaign: first(/ data-campaign="([^"]*)/),
    voucherCode: first(/ data-voucher="([^"]*)/),
  }
}

/** The number of a formatted price. */
function read(text: string, { thousand, decimal }: Currency['format']): number {
  const digits = text
    .replaceAll(thousand.replace(' ', '\u00a0'), '')
    .replace(decimal, '.')
    .replace(/[^\d.]/g, '')
  return Number(digits)
}

const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map(amount => amount / 100)

const campaigns: fc.Arbitrary<Campaign | undefined> = fc.option(
  fc.record({
    storyId: fc.constant('7'),
    storyName: fc.constant('Winter'),
    uuid: fc.uuid(),
    titleDesktop: fc.constant('Winter'),
    discountType: fc.constantFrom('percent' as const, 'absolute' as const),
    discountValue: cents(120),
    voucherCode: fc.constantFrom('TANNE10', 'SERVUS40'),
  }),
  { nil: undefined },
)

describe.each(['DE', 'CH', 'GB', 'US', 'SE', 'PL'])('prices for visitors from %s', country => {
  const currency = currencyOf(country)

  it('are the same wherever they stand', () => {
    fc.assert(
      fc.property(cents(20_000), fc.option(cents(20_000)), campaigns, (price, strikePrice, campaign) => {
        const box = {
          component: 'price-box',
          _uid: '1',
          price: String(price),
          strikePrice: `${strikePrice ?? ''}`,
        }
        const terms = { currency, campaign }
        const said = priceOf({ price, strikePrice: strikePrice ?? undefined }, terms)
        expect(offered(box, terms)).toEqual({ amount: said.current.amount, currency: said.currency })
        expect(shown(box, terms)).toEqual({
          text: said.current.text,
          strike: said.strike?.text,
          amount: said.current.amount,
          base: price,
          currency: said.currency,
          campaign: said.campaign?.uuid,
          voucherCode: said.campaign?.voucherCode,
        })
        expect(read(said.current.text, currency.format)).toBe(Number(said.current.amount))
        expect(said.campaign?.uuid).toBe(campaign?.uuid)
        expect([said.currency, said.rate]).toEqual([currency.format.currency, currency.exchangeRate])
      }),
      { numRuns: 60 },
    )
  })
})
