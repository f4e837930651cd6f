import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Programme } from '../_kit/programmes/programme.ts'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { facetNames, facets } from './facets.ts'
import { findProgrammes } from './find-programmes.ts'
import { queryOf, readState } from './search-state.ts'

const programmes = samplePages.filter(({ kind }) => kind === 'programme')
const stateOf = (query: string, page?: number) => readState([...new URLSearchParams(query)], page)
const find = (query: string) => findProgrammes(programmes, stateOf(query))
const titles = (query: string) => find(query).programmes.map(({ title }) => title)

it.each([
  ['', ['Betriebswirtschaftslehre', 'BWL dual', 'Agrarmanagement', 'Wirtschaftspsychologie']],
  ['degree=master', ['Wirtschaftspsychologie']],
  ['cluster=wirtschaft', ['Betriebswirtschaftslehre', 'BWL dual']],
  ['form=ds&form=ms', ['BWL dual', 'Agrarmanagement']],
  ['form=ds&form=ms&start=november', ['Agrarmanagement']],
  ['place=muenchen&duration=48', ['Agrarmanagement']],
  ['language=en', ['Betriebswirtschaftslehre']],
  ['q=betriebs', ['Betriebswirtschaftslehre']],
  ['q=WIRTSCHAFTSPSYCH+master', ['Wirtschaftspsychologie']],
  ['q=schaft', []],
  ['q=%20-%20', ['Betriebswirtschaftslehre', 'BWL dual', 'Agrarmanagement', 'Wirtschaftspsychologie']],
  ['credits=45', ['Betriebswirtschaftslehre']],
  ['degree=master&place=berlin', []],
  ['sort=title', ['Agrarmanagement', 'Betriebswirtschaftslehre', 'BWL dual', 'Wirtschaftspsychologie']],
  ['sort=duration&form=fs', ['Wirtschaftspsychologie', 'Betriebswirtschaftslehre']],
  [
    'sort=credits&start=any-day&start=november',
    ['Betriebswirtschaftslehre', 'Agrarmanagement', 'Wirtschaftspsychologie'],
  ],
])('finds by %s', (query, expected) => {
  expect(titles(query)).toEqual(expected)
})

it.each(['degree=phd', 'colour=red', 'sort=price', 'degree=', 'start=%00'])(
  'an unknown parameter is harmless: %s',
  query => {
    expect(titles(query)).toEqual(titles(''))
    expect(queryOf(find(query).state)).toBe('')
  },
)

it('says how many there are without the choices of a facet', () => {
  expect(find('degree=master&place=berlin').withoutFacet).toMatchObject({ degree: 2, place: 1, form: 0 })
})

it('says how many there are without the words', () => {
  expect(find('q=quantum&form=ds').withoutWords).toBe(1)
})

it('writes an address sorted, without what is empty', () => {
  const query = '?degree=bachelor&form=ds&form=fs&page=2&q=a+b&sort=title'
  expect(queryOf(stateOf('sort=title&place=&form=fs&q=+a+b&form=ds&degree=bachelor', 2))).toBe(query)
  expect(queryOf(stateOf(query, 2))).toBe(query)
})

const some = <T>(...values: T[]) => fc.subarray(values)
const generated: fc.Arbitrary<Programme> = fc.record({
  uuid: fc.uuid(),
  title: fc.string(),
  path: fc.constant('/'),
  kind: fc.constant('programme'),
  degreeType: fc.constantFrom('bachelor', 'master', undefined),
  cluster: fc.constantFrom('Wirtschaft', 'Soziales', undefined),
  unit: fc.constantFrom('fs', 'ds', undefined),
  months: some(24, 36, 48),
  starts: some('any-day', 'october'),
  places: some('Berlin', 'Köln'),
  languages: some('de', 'en'),
  recognizedEcts: fc.constantFrom(undefined, 20, 60),
})
const queries = fc.record({
  degree: some('bachelor', 'master'),
  cluster: some('wirtschaft', 'soziales'),
  form: some('fs'),
  duration: some('24', '36'),
  place: some('koeln'),
  credits: some('30'),
})

describe('an option', () => {
  it('counts what choosing it alone in its facet finds, and ignores its own facet', () => {
    fc.assert(
      fc.property(fc.array(generated, { maxLength: 20 }), queries, (list, query) => {
        const state = readState(
          Object.entries(query).flatMap(([name, values]) => values.map(value => [name, value] as const)),
        )
        const found = findProgrammes(list, state)
        for (const name of facetNames) {
          for (const { code, count } of found.options[name]) {
            const alone = { ...state, chosen: { ...state.chosen, [name]: new Set([code]) } }
            expect([name, code, findProgrammes(list, alone).programmes.length]).toEqual([name, code, count])
          }
        }
      }),
    )
  })

  it('stays where it finds nothing', () => {
    const { options } = find('degree=master')
    for (const name of facetNames) {
      const all = new Set(programmes.flatMap(one => facets[name](one).map(({ code }) => code)))
      expect(new Set(options[name].map(({ code }) => code))).toEqual(all)
    }
  })
})
