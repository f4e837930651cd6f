import { describe, expect, it } from 'vitest'
import {
  isInPart,
  partsOf,
  rangeOf,
  type SitemapQuestion,
  type SitemapStory,
  writeSitemap,
} from './sitemap.ts'

const origin = 'https://www.tannhagen.example'
const home: SitemapStory = {
  alternates: [
    { language: 'de', href: '/' },
    { language: 'en', href: '/en/' },
  ],
  changed: '2026-10-01T08:00:00.000Z',
}
const german: SitemapStory = { alternates: [{ language: 'de', href: '/münchen/a&b/' }], changed: undefined }

const written = (question: Omit<SitemapQuestion, 'origin'>) => {
  const parts = writeSitemap({ ...question, origin })
  return parts && [...parts].join('')
}
const locations = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)

describe('a sitemap', () => {
  it('has every language of every story, each with all of them', () => {
    const links = `<xhtml:link rel="alternate" hreflang="de" href="${origin}/"/><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>`
    const lastmod = '<lastmod>2026-10-01T08:00:00.000Z</lastmod>'
    expect(written({ stories: [home, german] })?.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>${origin}/</loc>${lastmod}${links}</url>`,
      `<url><loc>${origin}/en/</loc>${lastmod}${links}</url>`,
      `<url><loc>${origin}/m%C3%BCnchen/a&amp;b/</loc></url>`,
      '</urlset>',
      '',
    ])
  })

  it('may be empty', () => {
    expect(written({ stories: [] })).toMatch(/<urlset [^>]*>\n<\/urlset>\n$/)
  })
})

describe('too many addresses for a file', () => {
  const stories = Array.from({ length: 5 }, (_, index) => ({
    alternates: [{ language: 'de', href: `/${index}/` }],
    changed: undefined,
  }))

  it('are parted, and the sitemap is an index', () => {
    expect(locations(written({ stories, max: 2 }))).toEqual(
      [1, 2, 3].map(file => `${origin}/sitemap-${file}.xml`),
    )
    const files = [1, 2, 3].map(file => locations(written({ stories, max: 2, file })))
    expect(files.map(file => file.length)).toEqual([2, 2, 1])
    expect(files.flat()).toEqual(stories.map(({ alternates }) => `${origin}${alternates[0]!.href}`))
  })

  it.each([
    [5, undefined, 5],
    [4, undefined, 2],
    [4, 2, 1],
  ])('at most %d in a file: file %s has %d', (max, file, count) => {
    expect(locations(written({ stories, max, ...(file && { file }) }))).toHaveLength(count)
  })

  it('are 50,000', () => {
    const many = Array.from({ length: 50_001 }, () => stories[0]!)
    expect(locations(written({ stories: many.slice(1) }))).toHaveLength(50_000)
    expect(locations(written({ stories: many }))).toHaveLength(2)
    expect(locations(written({ stories: many, file: 2 }))).toHaveLength(1)
  })

  it.each([
    [2, 4],
    [9, 1],
  ])('at most %d in a file: there is no file %d', (max, file) => {
    expect(written({ stories, max, file })).toBeUndefined()
  })
})

const digits = (bucket: number) => bucket.toString(16).padStart(2, '0')
const evenly = (addresses: number, characters = 0) =>
  Array.from({ length: 256 }, (_, bucket) => ({
    ...{ bucket: digits(bucket), addresses, characters, changed: `2026-01-01T00:${digits(bucket)}` },
  }))
const limits = { addresses: 1000, characters: 50_000 }

describe('the parts of a sitemap', () => {
  it.each([
    ['an empty one is one part', [], [1]],
    ['a small one is one part', evenly(3), [1]],
    ['are halves where there are too many addresses', evenly(7), [2, 3]],
    ['are halves where there are too many characters', evenly(1, 391), [4, 5, 6, 7]],
    [
      'are small only where there is much',
      evenly(1).map(one => (one.bucket < '10' ? { ...one, addresses: 62 } : one)),
      [16, 17, 9, 5, 3],
    ],
    ['are left out where there is nothing', evenly(20).slice(0, 64), [8, 9]],
  ])('%s', (_, weights, expected) => {
    expect(partsOf(weights, limits).map(({ number }) => number)).toEqual(expected)
  })

  it('know when something in them changed last', () => {
    expect(partsOf(evenly(7), limits).map(({ changed }) => changed)).toEqual([
      '2026-01-01T00:7f',
      '2026-01-01T00:ff',
    ])
  })

  it('hold each uuid once, whatever it begins with', () => {
    const parts = partsOf(evenly(700), limits).map(({ number }) => number)
    expect(parts).toHaveLength(256)
    for (const uuid of ['', '00000000', '7f3a', '80', 'ffffffff', 'zz', 'A0'])
      expect(parts.filter(number => isInPart(uuid, number))).toHaveLength(1)
    expect(rangeOf(1)).toEqual({ from: '', to: '~' })
    expect(rangeOf(5)).toEqual({ from: '40', to: '80' })
  })
})
