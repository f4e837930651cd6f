import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { hasLongWord } from './props.ts'
import { filledWidth } from './stars.tsx'
import { type HeroType, heroForm, heroTypes } from './type.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const complete = fixture('complete')
const html = (changes: object, theme = 'default') =>
  renderContent({ ...complete, ...changes }, { theme }).html

describe('type', () => {
  it.each([
    ['full', '', 'full', 'slope'],
    ['full', '_circle', 'full', 'circle'],
    ['compact', '_spot', 'compact', 'spot'],
    ['split_spot', '_circle', 'split', 'spot'],
    ['basic_circle', '', 'basic', 'circle'],
  ] as const)('%s with the theme’s %j is %s, %s', (type, suffix, kind, shape) => {
    expect(heroForm(type, () => suffix)).toEqual({ kind, shape })
  })

  it('asks no theme when the type names the shape', () => {
    const refuse = () => {
      throw new Error('asked')
    }
    for (const type of heroTypes.filter(name => name.includes('_')))
      expect(heroForm(type, refuse)).toBeTruthy()
  })

  it.each([
    ['default', 'hero-slope'],
    ['rust', 'hero-circle'],
    ['maple_blaze', 'hero-spot'],
    ['texas_rose', 'hero-slope'],
  ])('in %s it is %s', (theme, shape) => {
    expect(html({}, theme)).toContain(shape)
  })

  it('takes the shape of the theme it names', () => {
    expect(html({ theme: 'rust' })).toContain('hero-circle')
  })

  it.each(['none', 'empty'])('%s renders nothing', name => {
    expect(renderContent(fixture(name))).toMatchObject({ html: '', log: [] })
  })

  it('an unknown type is the full one', () => {
    expect(html({ type: 'huge' as HeroType })).toContain('hero-full')
  })
})

describe('headline', () => {
  it('holds the subline unless that is excluded', () => {
    expect(html({ headline: 'Kurz', subline: 'Und gut' })).toMatch(/<h1[^>]*>.*Und gut.*<\/h1>/)
    expect(html({ headline: 'Kurz', subline: 'Und gut', excludeSublineFromH1: true })).toMatch(
      /<\/h1><p class="hero-subline[^>]*>Und gut/,
    )
  })

  it('is highlighted when asked, or when the theme always does', () => {
    expect(html({ isHighlighted: false })).not.toContain('heading-highlight')
    expect(html({ isHighlighted: true })).toContain('heading-highlight')
    expect(html({ isHighlighted: false }, 'texas_rose')).toContain('heading-highlight')
  })

  it.each([
    ['Informatik', false],
    ['Betriebswirtschaftslehre', true],
    ['Betriebs\u00adwirtschafts\u00adlehre', false],
  ])('%s has a long word: %s', (headline, expected) => {
    expect(hasLongWord(headline)).toBe(expected)
  })
})

describe('stars', () => {
  it.each([
    [0, 0],
    [20, 24],
    [90, 108],
    [92, 110.11],
    [100, 120],
    [140, 120],
    [-3, 0],
  ])('%d percent fill %d units', (percentage, width) => {
    expect(filledWidth(percentage)).toBe(width)
  })

  it.each([
    [{ showStarRating: false }, false],
    [{ starRatingPercentage: '' }, false],
    [{ starRatingPercentage: 0 }, true],
  ])('%j: shown %s', (changes, shown) => {
    expect(html(changes).includes('hero-stars')).toBe(shown)
  })

  it('have a name when no words stand beside them', () => {
    expect(html({ starRatingLabel: '' })).toContain('role="img" aria-label="92 %"')
    expect(html({})).not.toContain('role="img"')
  })
})

describe('parts', () => {
  it.each([
    ['split', true],
    ['split_circle', true],
    ['full', false],
    ['compact_spot', false],
  ])('the call to action of %s: %s', (type, shown) => {
    expect(html({ type }).includes('Jetzt anmelden')).toBe(shown)
  })

  it.each([
    ['voucherCode', 'hero-voucher'],
    ['voucherButtonText', 'Code einlösen'],
    ['flagText', 'hero-flag'],
    ['ctaHref', 'Jetzt anmelden'],
    ['frameLabel', 'hero-label'],
    ['logoImages', 'hero-logos'],
    ['characterImage', 'hero-character'],
    ['image', 'hero-picture'],
  ])('without %s there is no %s', (field, expected) => {
    expect(html({})).toContain(expected)
    expect(html({ [field]: undefined })).not.toContain(expected)
  })

  it('a flag without an address is text', () => {
    expect(html({ flagHref: undefined })).toContain('<p class="hero-flag">')
  })

  it('the picture is fetched at once', () => {
    expect(html({})).toMatch(/hero-image"[^>]*fetchPriority="high"/i)
  })

  it('the search slot renders its blocks', () => {
    expect(html({ search: [{ component: 'headline', text: 'Suche' }] })).toMatch(/hero-search.*Suche/)
  })
})
