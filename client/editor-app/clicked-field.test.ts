import { expect, it } from 'vitest'
import { clickedField } from './clicked-field.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const block = {
  component: 'accordion',
  _uid: 'a',
  headline: 'Fragen',
  headline__i18n__en: 'Questions',
  image: { filename: 'https://a.example/f/1000/800x600/aa/bild.jpg', fieldtype: 'asset' },
  items: [
    {
      component: 'item',
      _uid: 'i',
      title: 'Was kostet das?',
      content: text('Nicht viel. Und es lohnt sich.'),
    },
    { component: 'item', _uid: 'j', title: 'Wann geht es los?', content: text('Bald.') },
  ],
}

it.each([
  ['Fragen', undefined, { uid: 'a', field: 'headline' }],
  ['Questions', 'en', { uid: 'a', field: 'headline' }],
  ['Was ko\u00adstet  das?', undefined, { uid: 'i', field: 'title' }],
  ['Und es lohnt sich.', undefined, { uid: 'i', field: 'content' }],
  ['Wann geht es los? +', undefined, { uid: 'j', field: 'title' }],
  ['/media/w_400/bild.jpg', undefined, { uid: 'a', field: 'image' }],
  ['Ganz woanders', undefined, undefined],
])('a click on “%s” (%s)', (clicked, language, expected) => {
  expect(clickedField(block, clicked, language)).toEqual(expected)
})
