import { describe, expect, it } from 'vitest'
import { originalSlug, parseStory, translationsOf } from './story.ts'

const storyOf = (fields: object) =>
  parseStory({ story: { id: 1, uuid: 'u', full_slug: 'kontakt', content: { component: 'page' }, ...fields } })

describe('originalSlug', () => {
  it.each([
    [{}, 'kontakt'],
    [{ full_slug: 'en/contact', lang: 'en', default_full_slug: 'kontakt' }, 'kontakt'],
    [{ full_slug: 'en/kontakt', lang: 'en', default_full_slug: null }, 'kontakt'],
    [{ full_slug: 'en/kontakt', lang: 'default' }, 'en/kontakt'],
    [{ full_slug: 'english', lang: 'en' }, 'english'],
  ])('of %j', (fields, expected) => {
    expect(originalSlug(storyOf(fields))).toBe(expected)
  })
})

describe('translationsOf', () => {
  it.each([
    ['none', null, []],
    ['a name', [{ lang: 'en', path: 'kontakt', name: 'Contact', published: true }], ['en']],
    ['a path', [{ lang: 'en', path: 'contact', name: null, published: null }], ['en']],
    [
      'a language that nobody translated to',
      [{ lang: 'en', path: 'kontakt', name: null, published: null }],
      [],
    ],
    ['the same path with slashes', [{ lang: 'en', path: '/kontakt/', name: null }], []],
    ['one that is not published', [{ lang: 'en', path: 'contact', name: 'Contact', published: false }], []],
  ])('%s', (_, translated_slugs, expected) => {
    expect(translationsOf(storyOf({ translated_slugs })).map(({ lang }) => lang)).toEqual(expected)
  })
})
