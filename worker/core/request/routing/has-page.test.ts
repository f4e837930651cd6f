import { expect, it } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { hasPage } from './has-page.ts'

const site = siteOf()
const ofUnit = siteOf({ folder: 'libf', neighbours: [{ folder: '', origin: 'https://iu.example' }] })
const withNeighbour = siteOf({ neighbours: [{ folder: 'ds', origin: 'https://ds.example' }] })

it.each([
  ['home', true],
  ['kontakt', true],
  ['bachelor/größe', true],
  ['blog/', true],
  ['flyer.pdf', true],
  ['deutsch/api', true],
  ['en/test', false],
  ['de/test', false],
  ['api/x', false],
  ['builds/x', false],
  ['_/x', false],
  ['_editor/x', false],
  ['a\0b', false],
  ['.', false],
  ['..', false],
  ['../x', false],
  ['a//b', false],
  ['x'.repeat(3_000), false],
])('a story with the slug %s has a page: %s', (slug, expected) => {
  expect(hasPage(slug, site)).toBe(expected)
})

it('a slug in the folder of a unit has its page on the host of the unit', () => {
  expect(hasPage('ds/dual', withNeighbour)).toBe(true)
  expect(hasPage('ds/api/x', withNeighbour)).toBe(false)
  expect(hasPage('libf/home', ofUnit)).toBe(true)
  expect(hasPage('libf/en/x', ofUnit)).toBe(false)
  expect(hasPage('kontakt', ofUnit)).toBe(true)
})
