import type { Fixture } from '../_kit/fixture.ts'
import { gridSamples } from '../_kit/sample-cards.ts'

const grid = gridSamples('new-grid', 'Sechs Wege zum Abschluss')

export const fixtures: readonly Fixture[] = [
  grid.sample('default'),
  grid.sample('mobile-slider', { columnsDesktop: '3', sliderMobile: true }),
  grid.hidden('slider', { sliderMobile: true, sliderTablet: true, sliderDesktop: true }),
  ...grid.rest,
]

export const invalid: readonly unknown[] = [
  ...grid.invalid,
  { component: 'new-grid', items: [], columnsTablet: 'two' },
]
