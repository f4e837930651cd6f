import { describe, expect, it } from 'vitest'
import { type Audience, fitOf, fitting, isRunning, nextBoundary, type PageView } from './audience.ts'

const pageView: PageView = {
  unit: 'dach',
  country: 'SE',
  countryGroups: ['nordic', 'union'],
  language: 'en',
  slug: 'bachelor/bwl',
  pageId: '7',
  component: 'variant',
  careId: '',
  usergroup: 'lead',
}

describe('fitOf', () => {
  it.each<[string, Audience, boolean]>([
    ['nobody in particular', {}, true],
    ['the unit', { unit: 'dach' }, true],
    ['another unit', { unit: 'ds' }, false],
    ['the country', { countries: 'no, se' }, true],
    ['another country', { countries: 'DE,AT' }, false],
    ['a group of the country', { countryGroups: 'union' }, true],
    ['another group', { countryGroups: 'alps' }, false],
    ['another country or a group', { countries: 'DE', countryGroups: 'nordic' }, true],
    ['the language', { languages: ['de', 'en'] }, true],
    ['another language', { languages: ['de'] }, false],
    ['the page', { pages: 'home\n/bachelor/bwl/' }, true],
    ['the page by its id', { pages: '7' }, true],
    ['a folder', { pages: 'bachelor/*' }, true],
    ['a folder whose name begins alike', { pages: 'bach/*' }, false],
    ['all pages', { pages: '*' }, true],
    ['all pages, with a slash', { pages: '/*' }, true],
    ['a name that ends with an asterisk', { pages: 'bachelor/bw*' }, false],
    ['another page', { pages: 'bachelor' }, false],
    ['the content type', { components: 'page, variant' }, true],
    ['another content type', { components: 'page' }, false],
    ['a product', { careIds: 'BABWL' }, false],
    ['the usergroup', { usergroups: ['lead'] }, true],
    ['another usergroup', { usergroups: ['new'] }, false],
    ['the country, on another page', { countries: 'SE', pages: 'home' }, false],
  ])('%s: %o is %s', (_name, audience, fits) => {
    expect(fitOf(audience, pageView) !== undefined).toBe(fits)
  })

  it('a visitor from nowhere belongs to no country', () => {
    const nowhere = { ...pageView, country: 'unknown', countryGroups: [] }
    expect(fitOf({ countries: 'SE' }, nowhere)).toBeUndefined()
    expect(fitOf({ countryGroups: 'nordic' }, nowhere)).toBeUndefined()
    expect(fitOf({}, nowhere)).toBe(0)
  })
})

it('the closest comes first: country, group by priority, page, product, type, unit, then the editors’ order', () => {
  const candidates: (Audience & { readonly name: string })[] = [
    { name: 'all' },
    { name: 'all, later' },
    { name: 'unit', unit: 'dach' },
    { name: 'type', components: 'variant' },
    { name: 'page', pages: 'bachelor/*' },
    { name: 'second group', countryGroups: 'union' },
    { name: 'first group', countryGroups: 'nordic' },
    { name: 'country', countries: 'SE' },
    { name: 'country and page', countries: 'SE', pages: '7' },
    { name: 'elsewhere', countries: 'DE' },
  ]
  expect(fitting(candidates, candidate => candidate, pageView).map(({ name }) => name)).toEqual([
    'country and page',
    'country',
    'first group',
    'second group',
    'page',
    'type',
    'unit',
    'all',
    'all, later',
  ])
})

it('no page, product, type, usergroup, unit or language outweighs a closer place', () => {
  const near = { ...pageView, careId: 'BABWL' }
  const rest: Audience = {
    pages: 'bachelor/bwl',
    careIds: 'BABWL',
    components: 'variant',
    usergroups: ['lead'],
    unit: 'dach',
    languages: ['en'],
  }
  const places: Audience[] = [
    { countries: 'SE' },
    { countryGroups: 'nordic' },
    { countryGroups: 'union' },
    {},
  ]
  for (const [at, closer] of places.slice(0, -1).entries()) {
    const farther = { ...places[at + 1], ...rest }
    expect(fitting([farther, closer], audience => audience, near)).toEqual([closer, farther])
  }
})

it.each([
  [{}, 5, true],
  [{ startsAt: 5 }, 5, true],
  [{ startsAt: 6 }, 5, false],
  [{ endsAt: 5 }, 5, false],
  [{ endsAt: 6 }, 5, true],
  [{ startsAt: 1, endsAt: 9 }, 5, true],
])('%o at %d: %s', (window, now, expected) => {
  expect(isRunning(window, now)).toBe(expected)
})

it.each([
  [[], 5, undefined],
  [[{ startsAt: 1, endsAt: 5 }], 5, undefined],
  [[{ startsAt: 1, endsAt: 9 }, { startsAt: 7 }], 5, 7],
  [[{}, { endsAt: 6 }], 5, 6],
])('of %o after %d: %s', (windows, now, expected) => {
  expect(nextBoundary(windows, now)).toBe(expected)
})
