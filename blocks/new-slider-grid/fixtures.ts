import type { Fixture } from '../_kit/fixture.ts'
import { sampleCards } from '../_kit/sample-cards.ts'

const longest =
  'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungen und Aufstiegsfortbildungsförderungsmöglichkeiten'

const grid = (name: string, fields: object) => ({
  component: 'new-slider-grid',
  _uid: `new-slider-grid-${name}`,
  headline: 'Welcher passt zu dir?',
  items: sampleCards,
  ...fields,
})

const hostileCard = {
  component: 'card',
  _uid: 'new-slider-grid-hostile-card',
  title: '"><script>alert(1)</script>',
  content: '<img src=x onerror=alert(1)>',
  link: { linktype: 'url', url: 'javascript:alert(1)' },
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: grid('default', {}) },
  {
    name: 'two-columns',
    content: grid('two-columns', { columnsDesktop: '2', backgroundColor: 'page-color' }),
  },
  { name: 'four', hidden: true, content: grid('four', { items: sampleCards.slice(0, 4) }) },
  { name: 'empty', hidden: true, content: grid('empty', { items: [] }) },
  { name: 'unnamed', hidden: true, content: grid('unnamed', { headline: '' }) },
  {
    name: 'longest',
    hidden: true,
    content: grid('longest', {
      headline: longest,
      items: sampleCards.map(card => ({ ...card, title: longest })),
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: grid('hostile', { headline: '<img src=x onerror=alert(1)>', items: [hostileCard, hostileCard] }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'new-slider-grid', items: 'card' },
  { component: 'new-slider-grid', items: [{ title: 'ohne Bausteinname' }] },
  { component: 'new-slider-grid', items: [], columnsDesktop: 'two' },
  { component: 'new-slider-grid', headline: ['x'], items: [] },
]
