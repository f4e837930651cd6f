import type { Fixture } from '../_kit/fixture.ts'
import { sampleCards } from '../_kit/sample-cards.ts'

const longest =
  'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungen und Aufstiegsfortbildungsförderungsmöglichkeiten'

const grid = (name: string, fields: object) => ({
  component: 'new-grid',
  _uid: `new-grid-${name}`,
  headline: 'Sechs Wege zum Abschluss',
  items: sampleCards,
  ...fields,
})

const hostileCard = {
  component: 'card',
  _uid: 'new-grid-hostile-card',
  title: '"><script>alert(1)</script>',
  content: '<img src=x onerror=alert(1)>',
  link: { linktype: 'url', url: 'javascript:alert(1)' },
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: grid('default', {}) },
  { name: 'mobile-slider', content: grid('mobile-slider', { columnsDesktop: '3', sliderMobile: true }) },
  {
    name: 'slider',
    hidden: true,
    content: grid('slider', { sliderMobile: true, sliderTablet: true, sliderDesktop: true }),
  },
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
  { component: 'new-grid', items: 'card' },
  { component: 'new-grid', items: [{ title: 'ohne Bausteinname' }] },
  { component: 'new-grid', items: [], columnsTablet: 'two' },
  { component: 'new-grid', headline: ['x'], items: [] },
]
