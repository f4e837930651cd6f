import { describe, expect, it } from 'vitest'
import { type Words, wordsIn } from './words.ts'

const words = {
  de: { open: 'Öffnen' },
  en: { open: 'Open' },
  fr: { open: 'Ouvrir' },
  it: { open: 'Apri' },
  es: { open: 'Abrir' },
  pt: { open: 'Abrir (pt)' },
} satisfies Words

it.each([
  ['de', 'Öffnen'],
  ['pt', 'Abrir (pt)'],
  ['nl', 'Open'],
  ['constructor', 'Open'],
])('in %s: %s', (language, open) => {
  expect(wordsIn(words, language)).toEqual({ open })
})

const files = import.meta.glob<{ messages: Words }>(['../*/messages.ts', '!./messages.ts'], { eager: true })

const french = import.meta.glob<object>(
  ['../*/*messages.ts', './**/*{messages,words}.ts', './messages/fr.ts', '!./messages.ts', '!./words.ts'],
  { eager: true },
)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it.each(Object.entries(french))(
  '%s has no space in French that a line may break at before its mark',
  (_file, exports) => {
    const texts = Object.values(exports).flatMap(words => textsIn('fr' in words ? words.fr : exports))
    expect(texts.filter(text => /« | [»:;?!]/.test(text))).toEqual([])
  },
)

describe.each(Object.entries(files))('%s', (_file, { messages }) => {
  it('has the same names in each language, and a text for each', () => {
    const names = Object.keys(messages.de).sort()
    for (const language of Object.values(messages)) {
      expect(Object.keys(language).sort()).toEqual(names)
      for (const text of Object.values(language)) expect(text.trim()).not.toBe('')
    }
  })
})
