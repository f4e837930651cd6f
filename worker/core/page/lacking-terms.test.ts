import { describe, expect, it } from 'vitest'
import { requiredTerms } from './lacking-terms.ts'

const link = { linktype: 'url', url: '/widerruf/' }
const product = (content: object, mode = 'online') => ({
  uuid: 'p',
  full_slug: 'products/p',
  name: 'Data',
  content: {
    component: 'product',
    unit: [{ component: 'product-unit', _uid: 'u', courseMode: mode }],
    ...content,
  },
})
const whole = { totalPrice: '4000', approvalNumber: 'ZFU 1' }
const variant = (own: object, withdrawalLink: object | undefined = link, mode = 'online') => ({
  component: 'variant',
  product: product(own, mode),
  withdrawalLink,
})
const box = (totalPrice?: string) => ({
  component: 'price-box',
  _uid: 'b',
  timeModel: 'A',
  price: '9',
  totalPrice,
})
const terms = (own: object) => ({
  component: 'page',
  body: [{ component: 'course-terms', _uid: 't', careId: 'X', courseMode: 'online', ...own }],
})

describe('a page of a distance course', () => {
  it.each<[string, object, string[]]>([
    ['with all terms', variant(whole), []],
    ['without a total', variant({ approvalNumber: 'ZFU 1' }), ['the total price']],
    [
      'whose models say theirs',
      variant({ approvalNumber: 'ZFU 1', pricemodels: [box('90'), box('99')] }),
      [],
    ],
    [
      'of whose models one says none',
      variant({ approvalNumber: 'ZFU 1', pricemodels: [box('90'), box()] }),
      ['the total price'],
    ],
    ['without an approval', variant({ totalPrice: '4000' }), ['the number of the approval']],
    ['without a way to withdraw', variant(whole, {}), ['the link to the right of withdrawal']],
    ['on campus', variant({}, {}, 'onsite'), []],
    [
      'made of blocks',
      terms({}),
      ['the total price', 'the number of the approval', 'the link to the right of withdrawal'],
    ],
    ['made of blocks, whole', terms({ ...whole, withdrawalLink: link }), []],
    ['about something else', { component: 'page', body: [] }, []],
  ])('%s', (_, content, lacking) => {
    const terms = { content: content as never, today: '2026-11-29' }
    const line = (from: string) => (what: string) =>
      `this distance course lacks ${what}, which the unit requires from ${from}`
    expect(requiredTerms({ ...terms, from: '2026-11-29' })).toEqual({
      faults: lacking.map(line('2026-11-29')),
      warnings: [],
    })
    expect(requiredTerms({ ...terms, from: '2026-11-30' })).toEqual({
      faults: [],
      warnings: lacking.map(line('2026-11-30')),
    })
    expect(requiredTerms({ ...terms, from: undefined })).toEqual({ faults: [], warnings: [] })
  })
})
