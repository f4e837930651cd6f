import { describe, expect, it } from 'vitest'
import type { Story } from '../../content/types/story.ts'
import { isInAudience, pricesInForce } from './prices-in-force.ts'

const now = Date.UTC(2026, 10, 21, 9)

const storyOf = (content: Record<string, unknown>) =>
  // The rest of a story is not read.
  ({ id: 1, uuid: 'u', name: 'n', full_slug: 's', content }) as unknown as Story

const box = (_uid: string, price: string, more = {}) => ({ component: 'price-box', _uid, price, ...more })

const campaign = (content: Record<string, unknown>) =>
  storyOf({
    ...{ component: 'campaign', titleDesktop: 'Winter', placements: ['price'] },
    ...{ discountType: 'percent', discountValue: '10', ...content },
  })

const pricesOf = (stories: readonly Story[], campaigns: readonly Story[] = []) =>
  pricesInForce({ stories, campaigns, site: { unit: 'obw', folder: '', neighbours: [] }, now })

const page = storyOf({
  component: 'page',
  body: [{ component: 'price-boxes', items: [box('a', '149'), box('b', '104.5', { strikePrice: '120' })] }],
})
const product = storyOf({ component: 'product', careId: 'X-1', pricemodels: [box('p', '200')] })

describe('prices in force', () => {
  it('are those of all boxes, in cents, with what they strike', () => {
    expect(pricesOf([page, product]).prices).toEqual([
      { offer: 'a', audience: '', cents: 14_900, isReduced: false },
      { offer: 'b', audience: '', cents: 10_450, isReduced: true },
      { offer: 'p', audience: '', cents: 20_000, isReduced: false },
    ])
  })

  it.each<[string, Record<string, unknown>, readonly unknown[]]>([
    ['for a country', { countries: 'DE' }, [['{"countries":"DE"}', 18_000]]],
    ['for a usergroup', { usergroups: ['lead'] }, [['{"usergroups":["lead"]}', 18_000]]],
    ['for all', {}, [['{}', 18_000]]],
    ['by euros', { discountType: 'absolute', discountValue: '0.01' }, [['{}', 19_999]]],
    ['for its product, wherever it stands', { careIds: 'X-1, X-2', pages: 'kurse' }, [['{}', 18_000]]],
    ['not for another product', { careIds: 'X-2' }, []],
    ['not of another unit', { unit: 'dach' }, []],
    ['not in another placement', { placements: ['header'] }, []],
    ['not without a discount', { discountType: '' }, []],
    ['not before it begins', { startsAt: '2026-11-21 12:00' }, []],
    ['not once it is over', { endsAt: '2026-11-21 09:00' }, []],
  ])('a campaign lowers them: %s', (_, content, expected) => {
    const lowered = pricesOf([product], [campaign(content)]).prices.filter(({ isReduced }) => isReduced)
    expect(lowered.map(({ audience, cents }) => [audience, cents])).toEqual(expected)
  })

  it('are lowered in boxes of a page for the product that these name', () => {
    const named = { component: 'price-boxes', careId: 'X-1', items: [box('n', '100')] }
    const story = storyOf({ component: 'page', body: [named] })
    const loweredBy = (careIds: string) =>
      pricesOf([story], [campaign({ careIds })]).prices.filter(({ isReduced }) => isReduced)
    expect(loweredBy('X-1')).toEqual([{ offer: 'n', audience: '{}', cents: 9_000, isReduced: true }])
    expect(loweredBy('X-2')).toEqual([])
  })

  it('are the lowest where a box stands in several stories, or campaigns meet', () => {
    const copy = storyOf({ component: 'page', body: [box('p', '190')] })
    const both = [campaign({}), campaign({ discountValue: '20' })]
    expect(pricesOf([product, copy], both).prices.map(({ cents }) => cents)).toEqual([19_000, 15_200])
  })

  it('are those of products, and of the pages in the folder of the unit', () => {
    const own = { ...page, full_slug: 'weiterbildung/kurse' }
    const neighbours = [{ folder: 'weiterbildung', origin: 'http://obw.localhost' }]
    const offersOf = (folder: string, others: typeof neighbours) =>
      pricesInForce({
        stories: [own, product],
        campaigns: [],
        site: { unit: 'obw', folder, neighbours: others },
        now,
      }).prices.map(({ offer }) => offer)
    expect(offersOf('weiterbildung', [])).toEqual(['a', 'b', 'p'])
    expect(offersOf('london', neighbours)).toEqual(['p'])
    expect(offersOf('', neighbours)).toEqual(['p'])
    expect(offersOf('', [])).toEqual(['a', 'b', 'p'])
  })

  it('change when the next campaign begins or ends', () => {
    const coming = campaign({
      startsAt: new Date(now + 5).toISOString(),
      endsAt: new Date(now + 9).toISOString(),
    })
    expect(pricesOf([product], [coming]).nextBoundary).toBe(now + 5)
  })
})

describe('the audience of a price', () => {
  const pageView = { unit: 'obw', country: 'DE', countryGroups: ['g'], language: 'de', careId: 'X-1' }
  it.each([
    ['', true],
    ['{}', true],
    ['{"countries":"AT,DE"}', true],
    ['{"countries":"AT"}', false],
    ['{"countryGroups":"g"}', true],
    ['{"careIds":"X-2"}', false],
    ['{"usergroups":["lead"]}', false],
    ['damaged', false],
  ])('%s: %s', (audience, isIn) => {
    expect(isInAudience(audience, pageView)).toBe(isIn)
  })
})
