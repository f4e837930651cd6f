import { expect, it } from 'vitest'
import { Translated } from '../text.ts'
import { withBoundNumbers } from './typography.ts'

const inLanguage = (language: string, text: string) =>
  withBoundNumbers(new Translated('', { [language]: text })).translations[language]

it.each([
  ['en', '180 € or 12 %', '180\u00a0€ or 12\u00a0%'],
  ['en', '5 ECTS, 8 to 20 Uhr', '5\u00a0ECTS, 8 to 20\u00a0Uhr'],
  ['en', '8 am to 6 pm, 3 amber lamps', '8\u00a0am to 6\u00a0pm, 3 amber lamps'],
  ['en', '5 Uhren', '5 Uhren'],
  ['en', 'why? Who: 2 days', 'why? Who: 2 days'],
  ['it', '030 23125 140', '030\u00a023125\u00a0140'],
  ['fr', '14 256 € en tout', '14\u202f256\u00a0€ en tout'],
  ['fr', '+49 30 23125 140', '+49\u00a030\u00a023125\u00a0140'],
  ['fr', 'Il dit : « Viens ! »', 'Il dit\u202f: «\u202fViens\u202f!\u202f»'],
  [
    'fr',
    'Lena, 19 ans, 7e semestre, dès le 1er avril',
    'Lena, 19\u00a0ans, 7e\u00a0semestre, dès le 1er\u00a0avril',
  ],
  ['it', '38 anni, 7º semestre', '38\u00a0anni, 7º\u00a0semestre'],
  ['es', 'el 1 de abril, 7.º semestre', 'el 1\u00a0de\u00a0abril, 7.º\u00a0semestre'],
  ['en', 'by 15 March 2027, 2 Maybes', 'by 15\u00a0March 2027, 2 Maybes'],
  ['fr', 'de 8 h à 20 h', 'de 8\u00a0h à 20\u00a0h'],
  ['fr', 'tel:+493023125140', 'tel:+493023125140'],
])('%s binds %s', (language, text, expected) => {
  expect(inLanguage(language, text)).toBe(expected)
})

it('binds a German day to its month', () => {
  expect(withBoundNumbers('bis zum 15. März 2027')).toBe('bis zum 15.\u00a0März 2027')
})

it('reaches every text, and leaves the rest as it is', () => {
  expect(withBoundNumbers({ list: ['1 €', 2, null], nested: { price: '3 €' } })).toEqual({
    list: ['1\u00a0€', 2, null],
    nested: { price: '3\u00a0€' },
  })
})
