import { describe, expect, it } from 'vitest'
import { needKey } from '../../../worker/core/page/data/needs.ts'
import { renderContent } from '../testing/render-content.ts'
import { isMonthly, type ListedPrice, priceList } from './prices.ts'
import { programmePages } from './programme.ts'
import { samplePages } from './sample-pages.ts'

/** The prices of a programme as a card of the finder shows them. */
function saidOf(...prices: readonly Omit<ListedPrice, 'id'>[]): string | undefined {
  const answers: Readonly<Record<string, unknown>> = {
    [needKey(programmePages)]: { data: samplePages.slice(0, 1) },
    [needKey(priceList)]: {
      value: [{ careId: 'BABWL-FS', prices: prices.map((one, index) => ({ ...one, id: `${index}` })) }],
    },
  }
  const ready = <T>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
  const facts = { data: (need: string) => ready(answers[need]), campaign: ready({}) }
  const { html } = renderContent({ component: 'study-finder', _uid: 'finder' }, { facts })
  return /class="finder-price"><p>(.*?)<\/p>/
    .exec(html)?.[1]
    ?.replace(/<[^>]*>|\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const once = (price: number) => ({ price, priceFrequency: 'einmalig' })
const aMonth = (price: number) => ({ price, priceFrequency: 'im Monat' })
const aYear = (price: number) => ({ price, priceFrequency: 'im Jahr' })

describe('the least price of a programme', () => {
  it.each([
    ['of those a month', [aMonth(300), aMonth(200)], 'ab 200 € im Monat'],
    ['is none that is paid once', [once(50), aMonth(200), aMonth(300)], 'ab 200 € im Monat'],
    ['without a word is paid each month', [once(50), { price: 200 }], '200 € pro Monat'],
    ['is the only one a month', [aYear(150), aMonth(200)], '200 € im Monat'],
    ['is any where none is paid each month', [aYear(2000), once(50)], 'ab 50 € einmalig'],
  ])('%s', (_, prices, said) => {
    expect(saidOf(...prices)).toBe(said)
  })
})

it.each([
  ['im Monat', true],
  ['Pro\u00a0Monat', true],
  ['monatlich', true],
  ['a month', true],
  ['par mois', true],
  ['al mese', true],
  ['al mes', true],
  ['por mês', true],
  ['/ mois', true],
  ['einmalig', false],
  ['alle sechs Monate', false],
  ['im Jahr', false],
  ['tous les six mois', false],
  ['im ersten Monat', false],
])('%s is paid each month: %s', (frequency, expected) => {
  expect(isMonthly(frequency)).toBe(expected)
})
