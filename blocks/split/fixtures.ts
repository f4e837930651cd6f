import type { Fixture } from '../_kit/fixture.ts'
import { sampleCards } from '../_kit/sample-cards.ts'

const headline = (uid: string, text: string) => ({ component: 'headline', _uid: uid, level: 'h2', text })
const text = (uid: string, words: string) => ({
  component: 'rich-text',
  _uid: uid,
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})

const left = [
  headline('split-left-headline', 'Mit Abitur'),
  text(
    'split-left-text',
    'Du schreibst dich ein und beginnst am nächsten Ersten. Ein Zeugnis als Foto genügt für den Anfang.',
  ),
]
const right = [
  headline('split-right-headline', 'Ohne Abitur'),
  text(
    'split-right-text',
    'Mit einer Ausbildung und drei Jahren im Beruf studierst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.',
  ),
]

const split = (name: string, fields: object) => ({
  component: 'split',
  _uid: `split-${name}`,
  left,
  right,
  ...fields,
})

const longest = 'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungsförderungsmöglichkeiten'

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Two halves', content: split('default', {}) },
  {
    name: 'card',
    preset: 'With a card',
    content: split('card', {
      right: sampleCards.slice(0, 1),
      alignItems: 'center',
      backgroundColor: 'gray-50',
    }),
  },
  {
    name: 'blocks',
    hidden: true,
    content: split('blocks', {
      left: [{ component: 'grid', _uid: 'split-grid', items: sampleCards.slice(0, 3), columnsDesktop: 4 }],
      right: [
        {
          component: 'media-text',
          _uid: 'split-media-text',
          headline: 'Neben der Arbeit',
          media: { filename: '/pictures/live-class.svg', alt: 'Ein Bildschirm mit zwölf Kacheln' },
        },
      ],
    }),
  },
  { name: 'one-half', hidden: true, content: split('one-half', { left: [] }) },
  { name: 'empty', hidden: true, content: split('empty', { left: [], right: [] }) },
  {
    name: 'longest',
    hidden: true,
    content: split('longest', {
      left: [
        headline('split-longest-headline', longest),
        text('split-longest-text', `${longest} `.repeat(20)),
      ],
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: split('hostile', {
      left: [headline('split-hostile', '"><script>alert(1)</script>')],
      right: [headline('split-hostile-right', '<img src=x onerror=alert(1)>')],
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'split', left: 'headline' },
  { component: 'split', left: [{ text: 'ohne Bausteinname' }] },
  { component: 'split', right: {} },
]
