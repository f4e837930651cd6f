import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseStory } from '../../content/types/story.ts'
import { alternates, languageCode } from './language-code.ts'

const noCodes = [
  '/\\evil.example',
  '//evil.example',
  '__proto__',
  '',
  'e',
  'default',
  'de/en',
  'de en',
  'de\n',
  5,
  null,
]

describe('a language code', () => {
  it.each(['de', 'en', 'pt-br', 'pt_BR', 'zh-Hans-CN', 'es-419'])('is %j', code => {
    expect(v.is(languageCode, code)).toBe(true)
  })

  it.each(noCodes)('is not %j', code => {
    expect(v.is(languageCode, code)).toBe(false)
  })
})

const story = (own: object) =>
  parseStory({ story: { id: 1, uuid: 'u', full_slug: 'a', content: { component: 'page' }, ...own } })

describe('what content says of languages', () => {
  it.each(noCodes)('is left out where the language is %j, and the rest stays', lang => {
    const entries = [
      { lang, path: 'x', name: 'X' },
      { lang: 'en', path: 'b', name: 'B' },
    ]
    expect(story({ translated_slugs: entries }).translated_slugs).toEqual([
      { lang: 'en', path: 'b', name: 'B' },
    ])
    expect(v.parse(alternates, entries)).toEqual([{ lang: 'en', path: 'b' }])
    expect(story({ lang }).lang).toBe('default')
  })

  it.each([[undefined], [null], ['x']])('is nothing where the list is %j', entries => {
    expect(story({ translated_slugs: entries }).translated_slugs).toBeNull()
    expect(v.parse(alternates, entries)).toEqual([])
  })
})
