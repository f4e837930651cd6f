import { describe, expect, it } from 'vitest'
import {
  at,
  box,
  course,
  euros,
  origin,
  page,
  product,
  related,
  storyOf,
} from '../../../tests/setup/structured-samples.ts'
import { courseListOf, listParametersIn } from './block-subjects.ts'
import { courseOf, courseSubject } from './course.ts'

const francs = {
  baseCurrency: 'EUR',
  exchangeRate: 0.9312,
  format: {
    currency: 'CHF',
    symbol: 'CHF',
    pattern: '{symbol} {amount}',
    grouping: 3,
    thousand: '’',
    decimal: '.',
    decimals: 2,
  },
}

const tenPercent = {
  storyId: '1',
  storyName: 'a',
  uuid: 'a',
  titleDesktop: 'a',
  discountType: 'percent' as const,
  discountValue: 10,
}

describe('a programme', () => {
  it('costs what its price boxes show, a rate by the unit of its time and never as the price of the whole', () => {
    const rate = (price: string, unit: object) => ({
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      ...unit,
    })
    const monthly = { unitCode: 'MON', unitText: 'im Monat' }
    const offer = { '@type': 'Offer', url: page.url }
    const whole = { ...offer, category: 'Paid', price: '14955', priceCurrency: 'EUR' }
    expect(course(euros).offers).toEqual([
      { ...whole, name: 'Vollzeit', priceSpecification: rate('396', monthly) },
      { ...whole, name: 'Teilzeit', priceSpecification: rate('198', monthly) },
      {
        ...whole,
        name: 'Teilzeit, jährlich',
        price: '13767',
        priceSpecification: rate('2178', { unitText: 'im Jahr' }),
      },
      { ...offer, category: 'Free', name: 'Probe', priceSpecification: rate('0', { unitCode: 'MON' }) },
    ])
  })

  it('costs it in the visitor’s currency, lowered by a campaign, and as a whole where its instalments are known', () => {
    const cheaper = course({ currency: francs, campaign: tenPercent })
    expect(at(cheaper, 'offers.0.priceSpecification')).toMatchObject({
      price: '331.88',
      priceCurrency: 'CHF',
      unitCode: 'MON',
    })
    // 36 instalments of 356.40 euros, and 699 euros once.
    expect(at(cheaper, 'offers.0.price')).toBe('12598.58')
    expect(at(cheaper, 'offers.2')).toMatchObject({ name: 'Teilzeit, jährlich' })
    expect(at(cheaper, 'offers.2.price')).toBeUndefined()
    expect(at(course({ currency: francs, campaign: undefined }), 'offers.0')).toMatchObject({
      price: '13926.10',
      priceCurrency: 'CHF',
    })
  })

  it('takes each length once, and is the same work at each', () => {
    const instance = (months: number) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: months },
      courseWorkload: 'PT4500H',
      inLanguage: ['de', 'en'],
    })
    expect(course(euros).hasCourseInstance).toEqual([instance(36), instance(72)])
  })

  it.each([
    ['online', 'Online'],
    ['onsite', 'Onsite'],
    ['blended', 'Blended'],
    ['Fernstudium', undefined],
    [undefined, undefined],
  ])('is taught %s: %s', (courseMode, mode) => {
    const unit = [{ component: 'product-unit', name: 'Abendstudium', abbreviation: 'fs', courseMode }]
    const pricemodels = [box('Vollzeit', { durationNumeric: '36', price: '396' })]
    const subject = courseSubject(
      storyOf({ component: 'variant', product: related('product', { unit, pricemodels }) }),
    )
    const made = courseOf({ ...page, course: subject!, terms: euros })
    expect(at(made, 'hasCourseInstance.0.courseMode')).toBe(mode)
  })

  it.each([
    ['page', { product }],
    ['variant', {}],
    ['variant', { product: 'a-uuid-that-was-not-found' }],
    ['variant-grouping', { products: [product] }],
  ])('is not in a %s with %j', (component, fields) => {
    expect(courseSubject(storyOf({ component, ...fields }))).toBeUndefined()
  })

  it('is that of its terms on a page of editors, with the price boxes that name the same', () => {
    const boxes = (careId: string, price: string) => ({
      component: 'price-boxes',
      careId,
      items: [
        box('Vollzeit', { durationNumeric: '36', price }),
        box('Lead', { price: '1', usergroups: ['lead'] }),
      ],
    })
    const terms = (careId: string) => ({
      component: 'course-terms',
      careId,
      totalPrice: '14955',
      courseMode: 'blended',
    })
    const on = (...body: readonly object[]) => courseSubject(storyOf({ component: 'page', body }))
    const nested = { component: 'container', body: [boxes('A-1', '396'), terms('A-1')] }
    expect(on(nested, boxes('B-2', '200'))).toMatchObject({
      code: 'A-1',
      mode: 'blended',
      models: [{ name: 'Vollzeit', months: 36, price: 396, total: 14955 }],
    })
    expect(on(boxes('A-1', '396'))).toBeUndefined()
    expect(on(boxes('A-1', '396'), terms(''))).toBeUndefined()
    expect(on(nested, terms('B-2'))).toBeUndefined()
  })

  it('may know little', () => {
    const bare = courseSubject(storyOf({ component: 'lp-variant', product: related('product', {}) }))!
    const { offers, hasCourseInstance, ...rest } = courseOf({
      ...page,
      image: undefined,
      course: bare,
      terms: euros,
    })
    expect([offers, hasCourseInstance]).toEqual([undefined, undefined])
    expect(Object.keys(rest)).toEqual(['@type', 'name', 'description', 'url', 'provider'])
  })
})

describe('a list of programmes', () => {
  const programmes = Array.from({ length: 20 }, (_, index) => ({
    path: `/bachelor/${index}/`,
    kind: 'programme',
  }))

  it('names each page in its place, as many as the first page shows', () => {
    const { itemListElement } = courseListOf(programmes, origin)!
    expect(itemListElement).toHaveLength(12)
    expect(at(itemListElement, '2')).toEqual({
      '@type': 'ListItem',
      position: 3,
      url: `${origin}/bachelor/2/`,
    })
  })

  it('of fewer than three is none', () => {
    const pages = [...programmes.slice(0, 2), { path: '/kontakt/', kind: 'page' }]
    expect(courseListOf(pages, origin)).toBeUndefined()
  })

  it.each([
    [{ component: 'study-finder' }, true],
    [{ component: 'container', body: [{ component: 'programme-table' }] }, true],
    [{ component: 'card' }, false],
  ])('is on a page with %j: %s', (block, isThere) => {
    expect(listParametersIn([block]) !== undefined).toBe(isThere)
  })
})
