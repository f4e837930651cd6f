import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Programme } from '../_kit/programmes/programme.ts'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { fitProgrammes, type Wish, wishOf } from './fit-programmes.ts'
import { type FactName, factNames } from './wish-fields.ts'

const wish = (fact: FactName, values: string, isRequired = false): Wish =>
  wishOf({ fact, values, isRequired })!
const programmes = samplePages.filter(({ kind, unit }) => kind === 'programme' && unit !== 'ms')
const found = (...wishes: Wish[]) =>
  fitProgrammes(programmes, wishes).map(({ programme, reasons }) => [
    programme.title,
    ...reasons.map(({ fact }) => fact.text),
  ])

it.each<[string, Wish[], string[][]]>([
  ['no wish', [], [['Betriebswirtschaftslehre'], ['BWL dual'], ['Wirtschaftspsychologie']]],
  ['one wish', [wish('form', 'ds')], [['BWL dual', 'Duales Studium']]],
  [
    'most wishes first',
    [wish('cluster', 'wirtschaft'), wish('start', 'october, any-day'), wish('place', 'berlin')],
    [
      ['BWL dual', 'Wirtschaft', 'october', 'Berlin'],
      ['Betriebswirtschaftslehre', 'Wirtschaft', 'any-day'],
      ['Wirtschaftspsychologie', 'any-day'],
    ],
  ],
  [
    'a required one',
    [wish('degree', 'master', true), wish('cluster', 'wirtschaft')],
    [['Wirtschaftspsychologie', 'Master of Science (M.Sc.)']],
  ],
  ['at most so many months', [wish('duration', '30')], [['Wirtschaftspsychologie', '24']]],
  ['at least so many credits', [wish('credits', '40')], [['Betriebswirtschaftslehre', '45']]],
  ['none that is met', [wish('place', 'hamburg')], []],
])('%s', (_, wishes, expected) => {
  expect(found(...wishes)).toEqual(expected)
})

it.each([
  [{ isRequired: true }, undefined],
  [{ fact: 'form', values: ' , ', isRequired: false }, undefined],
  [{ fact: 'form', values: 'FS, ds', isRequired: false }, ['fs', 'ds']],
] as const)('the wish of %j', (fields, wanted) => {
  expect(wishOf(fields)?.wanted).toEqual(wanted)
})

const some = <T>(...values: T[]) => fc.subarray(values)
const generated: fc.Arbitrary<Programme> = fc.record({
  uuid: fc.uuid(),
  title: fc.string(),
  path: fc.constant('/'),
  kind: fc.constant('programme'),
  degreeType: fc.constantFrom('bachelor', 'master', undefined),
  unit: fc.constantFrom('fs', 'ds', undefined),
  months: some(24, 36),
  places: some('Berlin', 'Köln'),
})
const wishes = fc.array(
  fc.record({
    fact: fc.constantFrom(...factNames),
    wanted: fc.constantFrom(['bachelor'], ['fs', 'ds'], ['koeln'], ['30']),
    isRequired: fc.boolean(),
  }),
  { maxLength: 5 },
)

it('the reasons of a programme are those of single wishes, and all required ones are among them', () => {
  fc.assert(
    fc.property(fc.array(generated), wishes, (list, wished) => {
      const fits = fitProgrammes(list, wished)
      const counts = fits.map(({ reasons }) => reasons.length)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      for (const programme of list) {
        const single = wished.map(one => fitProgrammes([programme], [one])[0]?.reasons ?? [])
        const isOut = wished.some(({ isRequired }, index) => isRequired && !single[index]?.length)
        const expected = isOut ? [] : single.flat()
        const found = fits.find(fit => fit.programme === programme)
        expect(found?.reasons ?? []).toEqual(expected)
      }
    }),
  )
})
