import type { Fixture } from '../_kit/fixture.ts'
import { gridSamples, sampleCards } from '../_kit/sample-cards.ts'

const grid = gridSamples('new-slider-grid', 'Welcher passt zu dir?')

export const fixtures: readonly Fixture[] = [
  grid.sample('default'),
  grid.sample('two-columns', { columnsDesktop: '2', backgroundColor: 'page-color' }),
  grid.hidden('four', { items: sampleCards.slice(0, 4) }),
  ...grid.rest,
]

export const invalid: readonly unknown[] = [
  ...grid.invalid,
  { component: 'new-slider-grid', items: [], columnsDesktop: 'two' },
]
