import type { Fixture } from '../_kit/fixture.ts'
import { gridSamples, sampleCards } from '../_kit/sample-cards.ts'

const grid = gridSamples('slider-grid', 'Sechs Studiengänge zum Durchblättern')

export const fixtures: readonly Fixture[] = [
  grid.sample('default'),
  grid.sample('three', { maxColumns: '3', backgroundColor: 'gray-50' }),
  grid.hidden('two', { items: sampleCards.slice(0, 2) }),
  ...grid.rest,
]

export const invalid: readonly unknown[] = [
  ...grid.invalid,
  { component: 'slider-grid', items: [], maxColumns: 'two' },
]
