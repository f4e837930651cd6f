import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const offer = (price: object | undefined) => ({ campaign: ready({ price: price as never }) })
const none = offer(undefined)
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')

const render = (changes: object = {}, facts: object = none, language = 'de') =>
  renderContent({ ...content, ...changes }, { language, facts }).html

it('says the price with all costs, the approval and the right of withdrawal', () => {
  const html = render()
  expect(textOf(html)).toBe(
    '|Gesamtpreis|14.955 €|36 Raten und einmalig 699 € Prüfungsgebühr|Zulassung|ZFU 0000000 (erfunden, wie diese Hochschule)|Widerruf|Dein Widerrufsrecht|',
  )
  expect(html).toContain('href="/widerruf/"')
})

it.each([
  ['en', 'Total price', '€14,955', 'Your right of withdrawal'],
  ['fr', 'Prix total', '14 955 €', 'Ton droit de rétractation'],
])('speaks %s', (language, ...words) => {
  const text = textOf(render({}, none, language)).replaceAll('\u202f', ' ')
  for (const word of words) expect(text).toContain(`|${word}|`)
})

it.each([
  ['lowers prices', { discountType: 'percent', discountValue: 10 }, 'Gesamtpreis ohne Rabatt'],
  ['has words alone', { priceboxText: 'Nur heute' }, 'Gesamtpreis'],
])('where a campaign %s, the sum stays and is called what it is', (_, campaign, name) => {
  expect(textOf(render({}, offer(campaign)))).toContain(`|${name}|14.955 €|`)
})

it.each([
  ['has an offer of its own', 'X-1', 'Gesamtpreis ohne Rabatt'],
  ['has none', 'X-2', 'Gesamtpreis'],
])('where the programme that it names %s, the sum is called so', (_, careId, name) => {
  const facts = {
    ...none,
    data: () => ready({ 'X-1': { price: { discountType: 'percent', discountValue: 10 } } }),
  }
  expect(textOf(render({ careId }, facts))).toContain(`|${name}|14.955 €|`)
})

it('is in the currency of the visitor', () => {
  const format = {
    currency: 'CHF',
    symbol: 'CHF',
    pattern: '{symbol} {amount}',
    grouping: 3,
    thousand: '’',
    decimal: '.',
  }
  const currency = ready({ baseCurrency: 'EUR', exchangeRate: 0.9, format })
  expect(textOf(render({}, { ...none, currency }))).toContain('|CHF 13’459.50|')
})

it.each(['totalPrice', 'approvalNumber', 'withdrawalLink'])('leaves out what is not said: %s', field => {
  const count = (html: string) => html.split('<dt>').length - 1
  expect(count(render({ [field]: undefined }))).toBe(2)
})

it('is nothing without anything to say', () => {
  expect(
    renderContent({ component: 'course-terms', _uid: 'x', totalPriceNote: 'x' }, { facts: none }).html,
  ).toBe('')
})
