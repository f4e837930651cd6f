import type { Fixture } from '../_kit/fixture.ts'
import { sampleCards } from '../_kit/sample-cards.ts'

const longest =
  'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungen und Aufstiegsfortbildungsförderungsmöglichkeiten'

const grid = (name: string, fields: object) => ({
  component: 'slider-grid',
  _uid: `slider-grid-${name}`,
  headline: 'Sechs Studiengänge zum Durchblättern',
  items: sampleCards,
  ...fields,
})

const hostileCard = {
  component: 'card',
  _uid: 'slider-grid-hostile-card',
  title: '"><script>alert(1)</script>',
  content: '<img src=x onerror=alert(1)>',
  link: { linktype: 'url', url: 'javascript:alert(1)' },
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: grid('default', {}) },
  { name: 'three', content: grid('three', { maxColumns: '3', backgroundColor: 'gray-50' }) },
  { name: 'two', hidden: true, content: grid('two', { items: sampleCards.slice(0, 2) }) },
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
  { component: 'slider-grid', items: 'card' },
  { component: 'slider-grid', items: [{ title: 'ohne Bausteinname' }] },
  { component: 'slider-grid', items: [], maxColumns: 'two' },
  { component: 'slider-grid', headline: ['x'], items: [] },
]
