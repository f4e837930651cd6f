import { describe, expect, it } from 'vitest'
import { canonicalPath, namedLanguages, type PageTags, writePageTags } from './page-tags.ts'

const german = { language: 'de', href: '/a/' }
const english = { language: 'en', href: '/en/a/' }
const alternates = [german, english]
const chosenByCookie = [german, { language: 'en', href: '/a/' }]

it.each([
  ['translated', { path: '/en/a/', language: 'en', alternates }, '/en/a/', ['de', 'en']],
  ['in the default language', { path: '/a/', language: 'de', alternates }, '/a/', ['de', 'en']],
  ['not translated', { path: '/fr/a/', language: 'fr', alternates }, '/a/', []],
  ['in one language', { path: '/a/', language: 'de', alternates: [german] }, '/a/', []],
  [
    'at one address for all languages',
    { path: '/a/', language: 'en', alternates: chosenByCookie },
    '/a/',
    [],
  ],
  [
    'of a translated slug at one address for all languages',
    { path: '/b/', language: 'en', alternates: chosenByCookie },
    '/a/',
    [],
  ],
  ['in place of another', { path: '/b/', language: 'de', alternates: [] }, '/b/', []],
])('a page %s', (_name, page, path, languages) => {
  expect(canonicalPath(page)).toBe(path)
  expect(namedLanguages(page).map(({ language }) => language)).toEqual(languages)
})

const origin = 'https://www.tannhagen.example'
const page: PageTags = {
  purchaseStep: 5,
  meta: {
    title: 'BWL | Tannhagen',
    shareTitle: 'BWL',
    siteName: 'Hochschule Tannhagen',
    description: 'Rechnen & "führen"',
    robots: 'index',
    template: 'variant',
    shareImage: {
      address: '/pictures/share/a.png',
      type: 'image/png',
      width: 1200,
      height: 630,
      alt: 'Ein <Bild>',
    },
  },
  language: 'en',
  unit: 'dach',
  origin,
  path: '/en/münchen/',
  alternates: [
    { language: 'de', href: '/münchen/' },
    { language: 'en', href: '/en/münchen/' },
  ],
}

const tagsOf = (changes: Partial<PageTags> = {}) => writePageTags({ ...page, ...changes }).match(/<[^>]+>/g)

describe('the tags of a page', () => {
  it('name, place and show it', () => {
    expect(tagsOf()).toEqual([
      '<meta name="description" content="Rechnen &amp; &quot;führen&quot;">',
      '<meta name="robots" content="index">',
      `<link rel="canonical" href="${origin}/en/m%C3%BCnchen/">`,
      `<link rel="alternate" hreflang="de" href="${origin}/m%C3%BCnchen/">`,
      `<link rel="alternate" hreflang="en" href="${origin}/en/m%C3%BCnchen/">`,
      `<link rel="alternate" hreflang="x-default" href="${origin}/m%C3%BCnchen/">`,
      `<meta property="og:url" content="${origin}/en/m%C3%BCnchen/">`,
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Hochschule Tannhagen">',
      '<meta property="og:title" content="BWL">',
      '<meta property="og:description" content="Rechnen &amp; &quot;führen&quot;">',
      '<meta property="og:locale" content="en_GB">',
      '<meta property="og:locale:alternate" content="de_DE">',
      `<meta property="og:image" content="${origin}/pictures/share/a.png">`,
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Ein &lt;Bild&gt;">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="page-template" content="variant">',
    ])
  })

  it.each<[string, Partial<PageTags>, string]>([
    [
      'the unit where it is not the usual one',
      { unit: 'ds' },
      '<meta name="page-template" content="variant" data-unit="ds">',
    ],
    ['that it is of an error', { alternates: [] }, '<meta name="page-template" content="error">'],
  ])('tell events %s', (_, changes, tag) => {
    expect(tagsOf(changes)?.at(-1)).toBe(tag)
  })

  it('of a page in one language name no other', () => {
    const text = writePageTags({ ...page, alternates: [{ language: 'en', href: page.path }] })
    expect(text).toContain('rel="canonical"')
    expect(text).not.toMatch(/hreflang|locale:alternate/)
  })

  it('of what stands in place of a page have no address', () => {
    expect(writePageTags({ ...page, alternates: [] })).not.toMatch(/canonical|og:url|hreflang/)
  })

  it('without a picture get a small card', () => {
    const { shareImage: _, ...meta } = page.meta
    const text = writePageTags({ ...page, meta })
    expect(text).toContain('<meta name="twitter:card" content="summary">')
    expect(text).not.toContain('og:image')
  })
})
