import { describe, expect, it } from 'vitest'
import { isObject } from '../blocks/_kit/fields/is-object.ts'
import { objectsIn } from './broken-links.ts'
import { mainSpace } from './space.ts'

const mark = '__i18n__'
const { stories, language_codes: languages } = mainSpace()

const storiesIn = (language: string) =>
  stories
    .map(({ draft }) => draft)
    .filter(({ translated_slugs }) => translated_slugs?.some(({ lang }) => lang === language))

const isLink = (value: unknown) => isObject(value) && value.fieldtype === 'multilink'

/** Texts below a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    Array.isArray(value) || ['content', 'text', 'alt'].includes(name) ? wordsIn(field) : [],
  )
}

/** A text in German or English, the languages in which stories are written first; names of programmes and companies are the same in all. */
const isWritten = (text: string) =>
  /(?<!\p{L})(?:der|die|das|ein|eine|dein|deine|du|wir|ist|nicht|für|mit|zum|zur|the|you|your|we|is|are|not|for|with)(?!\p{L})/iu.test(
    text,
  )

/** Fields that are translated and lack a language, or say the same in it. A link may lead to the same story in all languages. */
const lacking = (content: unknown, language: string): string[] =>
  objectsIn(content).flatMap(node => {
    const translated = new Set(
      Object.keys(node).flatMap(name => (name.includes(mark) ? [name.split(mark)[0]!] : [])),
    )
    return [...translated].flatMap(name => {
      const [source, own] = [node[name], node[`${name}${mark}${language}`]]
      if (isLink(source)) return []
      if (own === undefined) return [`${name}: nothing`]
      const sources = new Set(wordsIn(source))
      return wordsIn(own).flatMap(text => (isWritten(text) && sources.has(text) ? [`${name}: ${text}`] : []))
    })
  })

describe.each(languages)('%s', language => {
  it.each(storiesIn(language).map(story => [story.full_slug, story] as const))(
    'has all of %s',
    (_slug, { content }) => {
      expect(lacking(content, language)).toEqual([])
    },
  )
})

it('what lacks a language, or was not translated, is found', () => {
  const text = 'Für alle ein Wort'
  expect(lacking([{ text: 'Ja', text__i18n__en: 'Yes' }], 'fr')).toEqual(['text: nothing'])
  expect(lacking([{ text, text__i18n__en: text }], 'en')).toEqual([`text: ${text}`])
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  expect(lacking({ body: rich, body__i18n__en: rich }, 'en')).toEqual([`body: ${text}`])
  expect(lacking({ title: 'Campus', title__i18n__en: 'Campus' }, 'en')).toEqual([])
})
