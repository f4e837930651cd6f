import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { campaignSchema as campaign } from '../worker/core/content/types/campaign.ts'
import { objectsIn } from './broken-links.ts'
import { mainSpace } from './space.ts'
import { storyFaults } from './story-faults.ts'
import { exceptions, madeOf } from './testing/demonstrated-elsewhere.ts'

type Content = Readonly<Record<string, unknown>>

const stories = mainSpace().stories.map(({ draft }) => draft)
type Story = (typeof stories)[number]

const languagesOf = ({ translated_slugs }: Story) => [
  'de',
  ...(translated_slugs ?? []).map(({ lang }) => lang),
]
const pages = stories.filter(({ content }) => content.component === 'page')

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The content as it is delivered in a language. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map(entry => inLanguage(entry, language))
  if (!isObject(value)) return value
  const own = Object.entries(value).filter(([name]) => !name.includes('__i18n__'))
  return Object.fromEntries(
    own.map(([name, field]) => [
      name,
      inLanguage(language === 'de' ? field : (value[`${name}__i18n__${language}`] ?? field), language),
    ]),
  )
}

describe('every story', () => {
  it.each(stories.map(story => [story.full_slug, story] as const))(
    '%s satisfies the schemas of its blocks in each language',
    (_slug, story) => {
      expect(storyFaults(story)).toEqual([])
    },
  )

  const table = stories.map(story => [story.full_slug, story.content] as const)

  it.each(table)('%s says everything in each language', (_slug, content) => {
    const untranslated = objectsIn(content).flatMap(block =>
      Object.entries(block).flatMap(([name, value]) => {
        if (!name.includes('__i18n__')) return []
        return [value, block[name.replace(/__i18n__.*/, '')]].every(Boolean) ? [] : [name]
      }),
    )
    expect(untranslated).toEqual([])
  })

  it.each(table)('%s shows pictures that exist', (_slug, content) => {
    const files = objectsIn(content).flatMap(({ filename }) => (filename ? [String(filename)] : []))
    const isServed = (file: string) =>
      file.startsWith('/pictures/') && ['kv-seed', 'client/public'].some(folder => existsSync(folder + file))
    expect(files.filter(file => !isServed(file))).toEqual([])
  })
})

describe('every page', () => {
  const inEach = pages.flatMap(story =>
    languagesOf(story).map(
      language => [story.full_slug, language, inLanguage(story.content, language) as Content] as const,
    ),
  )

  it.each(inEach)('%s (%s) has one h1', (_slug, _language, content) => {
    const heroes = objectsIn(content).filter(({ component, level }) => component === 'hero' || level === 'h1')
    expect(heroes).toHaveLength(1)
    expect(heroes[0]?.headline ?? heroes[0]?.text).toBeTruthy()
  })

  it.each(inEach)('%s (%s) says in search results what it is', (slug, _language, content) => {
    const { seoTitle, seoDescription, noindex } = content
    if (!seoDescription) return expect(noindex || slug.includes('forms-space/')).toBeTruthy()
    expect(String(seoTitle).length).toBeLessThanOrEqual(60)
    expect(String(seoDescription).length).toBeGreaterThanOrEqual(120)
    expect(String(seoDescription).length).toBeLessThanOrEqual(160)
  })

  it.each(inEach)('%s (%s) loads the picture of its hero first, and shows none twice', (_s, _l, content) => {
    const { preloadImage, body } = content
    const isDrawn = objectsIn(body).some(({ component, drawing }) => component === 'hero' && drawing)
    const shown = objectsIn(body).flatMap(({ filename }) => (filename ? [String(filename)] : []))
    expect((preloadImage as Content | undefined)?.filename).toBe(isDrawn ? undefined : shown[0])
    expect(shown).toEqual([...new Set(shown)])
  })
})

const bilingual = 'a tool, which the demonstration has in German and English'

const ofUnit = 'drawn for a unit whose pages are German and English'

/** Blocks that no story names in all languages of the site, with the reason; further ones are `madeOf` others or `exceptions`. */
const elsewhere: Readonly<Record<string, string>> = {
  breadcrumbs: 'made of the pages above each page',
  'accordion-content': 'made of the questions of a programme: worker/core/page/subject/block-subjects.ts',
  'compare-link': 'made for the pages of programmes: worker/core/page/templates/fees.ts',
  'form-value': 'written as {fv:name} in the texts of forms',
  'usp-list': 'made of the points of a programme',
  byline: 'made for the articles of the news: worker/core/page/templates/body-of.ts',
  chart: ofUnit,
  'marked-page': ofUnit,
  poster: ofUnit,
  seats: ofUnit,
  compass: bilingual,
  'funding-calculator': bilingual,
  'event-list': bilingual,
  'news-list': bilingual,
  'product-comparison': bilingual,
  'programme-table': bilingual,
  'study-finder': bilingual,
  'study-suggestions': bilingual,
}

describe('the demonstration site', () => {
  const uses = stories.flatMap(story =>
    objectsIn(story.content).map(({ component }) => ({ component, languages: languagesOf(story) })),
  )
  const names = Object.keys(import.meta.glob('../blocks/*/schema.ts')).map(path => path.split('/').at(-2)!)

  it.each(names.filter(name => !Object.hasOwn({ ...madeOf, ...exceptions, ...elsewhere }, name)))(
    'has %s in six languages',
    name => {
      const languages = uses.flatMap(use => (use.component === name ? use.languages : []))
      expect([...new Set(languages)].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt'])
    },
  )

  it('has no further blocks elsewhere', () => {
    expect(Object.keys(elsewhere).filter(name => !names.includes(name))).toEqual([])
  })
})

describe('programmes', () => {
  it('of each unit say how they are taught, and what work they are', () => {
    const products = stories.filter(({ content }) => content.component === 'product')
    const units = products.flatMap(({ content }) => content.unit as Content[])
    expect(new Set(units.map(({ abbreviation }) => abbreviation))).toEqual(
      new Set(['fs', 'ds', 'ms', 'libf', 'obw']),
    )
    expect(units.filter(({ courseMode }) => !courseMode)).toEqual([])
    expect(products.filter(({ content }) => !content.creditHours)).toEqual([])
    const terms = objectsIn(stories).filter(({ component, careId }) => component === 'course-terms' && careId)
    expect(terms.map(({ courseMode }) => courseMode)).toEqual(terms.map(() => expect.any(String)))
  })
})

describe('campaigns', () => {
  const running = (time: number) =>
    stories
      .flatMap(({ content }) => {
        const result = v.safeParse(campaign, content)
        return result.success && content.component === 'campaign' ? [result.output] : []
      })
      .filter(({ startsAt = 0, endsAt = Infinity }) => startsAt <= time && time < endsAt)
      .flatMap(({ countries }) => countries ?? [])
      .sort()

  it.each([
    ['autumn 2026', Date.UTC(2026, 10, 21, 9)],
    ['summer 2027', Date.UTC(2027, 6, 1)],
  ])('run for four countries in %s', (_name, time) => {
    expect(running(time)).toEqual(['AT', 'CH', 'DE', 'GB'])
  })
})
