import { describe, expect, it } from 'vitest'
import { slug, uniqueSlugs } from './slug.ts'

describe('slug', () => {
  it.each([
    ['Kosten', 'kosten'],
    ['Ablauf & Inhalte', 'ablauf-inhalte'],
    ['Über das Ökostudium: Straßen, Ärzte', 'ueber-das-oekostudium-strassen-aerzte'],
    ['ÄÖÜ', 'aeoeue'],
    ['a\u0308', 'ae'],
    ['Café à Paris', 'cafe-a-paris'],
    ['  Dein  Weg – in 36 Monaten! ', 'dein-weg-in-36-monaten'],
    ['studien_start', 'studien-start'],
    ['already-a-slug', 'already-a-slug'],

    ['Gesundheits\u00admanagement', 'gesundheitsmanagement'],
    ['!?', ''],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(slug(text)).toBe(expected)
    expect(slug(slug(text))).toBe(expected)
  })
})

describe('slugs of a page', () => {
  it.each([
    [
      ['Kosten', 'Ablauf'],
      ['kosten', 'ablauf'],
    ],
    [
      ['Kosten', 'kosten', 'Kosten!'],
      ['kosten', 'kosten-2', 'kosten-3'],
    ],
    [
      ['a', 'a', 'a-2'],
      ['a', 'a-2', 'a-2-2'],
    ],
    [
      ['!', '?'],
      ['section', 'section-2'],
    ],
    [[], []],
  ])('%j are %j', (texts, expected) => {
    expect(uniqueSlugs(texts)).toEqual(expected)
  })
})
