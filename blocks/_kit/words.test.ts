import { describe, expect, it } from 'vitest'
import { languageCodes, type Words, wordsIn } from './words.ts'

const openIn = (language: string) => ({ open: `Open, ${language}` })

// An entry for each language.
const words = Object.fromEntries(languageCodes.map(code => [code, openIn(code)])) as Words<'open'>

it.each(languageCodes)('in %s: its own', language => {
  expect(wordsIn(words, language)).toEqual(openIn(language))
})

it.each(['xx', 'constructor'])('in %s, which the site does not have: English', language => {
  expect(wordsIn(words, language)).toEqual(openIn('en'))
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
