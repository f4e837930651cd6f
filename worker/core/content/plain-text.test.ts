import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../blocks/_kit/clean-text.ts'
import { readDocument } from '../../../blocks/_kit/fields/rich-text-document.ts'
import { bullets, rich } from '../../tests/setup/text.ts'
import { bodyText, documentText, plainText, shortened } from './plain-text.ts'

it.each([
  ['Betriebswirt\u00adschaftslehre', 'Betriebswirtschaftslehre'],
  ['198\u00a0€ im\n Monat ', '198 € im Monat'],
  ['Live-\u2060Kurs', 'Live-Kurs'],
  ['Hallo {{get_name}}, willkommen', 'Hallo , willkommen'],
  ['', ''],
])('%j reads %j', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

it('treats each character as `cleanText` does', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCharCode(code)}b`)
  const clean = letters.map(text => cleanText(text).replace(/\s+/g, ' '))
  expect(letters.map(plainText)).toEqual(clean)
})

describe('the words of a document', () => {
  const cell = (text: string) => ({ type: 'tableCell', content: rich(text).content! })
  const row = (...texts: string[]) => ({ type: 'tableRow', content: texts.map(cell) })
  it.each([
    ['paragraphs', rich('Ja, **gern**.', 'Und [hier](/a/).'), 'Ja, gern.\nUnd hier.'],
    ['lists', rich('Dazu:', bullets('eins', 'zwei')), 'Dazu:\n- eins\n- zwei'],
    [
      'tables',
      rich({ type: 'table', content: [row('Wann', 'Was'), row('Mo', 'Skript')] }),
      'Wann, Was\nMo, Skript',
    ],
    [
      'breaks',
      rich({
        type: 'paragraph',
        content: [{ type: 'text', text: 'a' }, { type: 'hard_break' }, { type: 'text', text: 'b' }],
      }),
      'a b',
    ],
    ['blocks', rich({ type: 'blok', attrs: { body: [{ component: 'button' }] } }), ''],
    ['unknown nodes', rich({ type: 'aside', content: rich('drin').content! }), 'drin'],
    ['nothing', { type: 'doc' } as const, ''],
  ])('%s', (_name, document, text) => {
    expect(documentText(readDocument(document)!)).toBe(text)
  })
})

it.each([
  ['kurz', 10, 'kurz'],
  ['eins zwei drei', 14, 'eins zwei drei'],
  ['eins zwei drei', 13, 'eins zwei…'],
  ['eins, zwei', 6, 'eins…'],
  ['Donaudampfschiff', 8, 'Donauda…'],
])('%j in %d characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
  expect(shortened(text, most).length).toBeLessThanOrEqual(Math.max(most, text.length))
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

it('has the texts of blocks and of rich text, and nothing that no visitor reads', () => {
  const content = {
    component: 'page',
    _uid: 'id',
    body: [
      { component: 'headline', headline: 'Über uns', theme: 'dark' },
      {
        component: 'text',
        content: { type: 'doc', content: [paragraph('Erster Satz'), paragraph('Zweiter')] },
        image: { filename: '/a.svg', title: 'Bild' },
        link: { linktype: 'url', url: '/a/', title: 'Ziel' },
      },
    ],
    careId: 'ABC-1',
  }
  expect(bodyText(content).split('\n')).toEqual(['Über uns', 'Erster Satz', 'Zweiter'])
})
