import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures, set } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, options: { theme?: string; language?: string } = {}) =>
  renderContent({ ...fixture(name), ...changes }, options).html
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('logos', () => {
  it('are pictures with their links', () => {
    const html = render('default')
    expect(count(html, /<img/g)).toBe(5)
    expect(html).toMatch(/<a [^>]*href="\/partner\/nordwerk\/"[^>]*><img [^>]*alt="Logo Nordwerk"/)
    expect(render('unlinked')).not.toContain('<a ')
  })

  it('without a picture are skipped; without any there is nothing', () => {
    expect(render('empty')).toBe('')
    expect(render('default', { logos: [] })).toBe('')
  })

  it('are named by their link’s target if the picture has no name', () => {
    expect(render('unnamed')).toContain('aria-label="/partner/kubik/"')
    expect(count(render('default'), / aria-label="\/partner/g)).toBe(0)
  })

  it('lead elsewhere in a new tab, and say so', () => {
    expect(render('hostile')).toMatch(
      /href="https:\/\/nordwerk.example\/" target="_blank" rel="noopener".*öffnet in neuem Tab/,
    )
  })
})

describe('a set that the block refers to', () => {
  it('gives the logos and the headline that the block does not have itself', () => {
    expect(count(render('set'), /<img/g)).toBe(5)
    expect(render('set')).toContain('Unsere Partner')
    expect(render('set')).toMatch(/<a [^>]*href="\/partner\/nordwerk\/"/)
    expect(render('two', { set })).not.toContain('Unsere Partner')
    expect(count(render('two', { set }), /<img/g)).toBe(2)
  })

  it('that is gone leaves nothing to show', () => {
    expect(render('set', { set: set.uuid })).toBe('')
  })
})

describe('slider', () => {
  const logos = fixture('many').logos as object[]

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [5, true],
  ])('%i logos: %s', (number, expected) => {
    const html = render('default', { logos: logos.slice(0, number) })
    expect(html.includes('slider-slides')).toBe(expected)
    expect(html.includes('data-enhance="slider"')).toBe(expected)
    expect(html.includes('logo-cloud-row')).toBe(!expected)
  })

  it('counts the logos that have a picture', () => {
    expect(render('hostile')).toContain('logo-cloud-row')
  })

  it.each([
    [undefined, 2],
    ['', 2],
    ['1', 1],
    [4, 4],
    ['3.7', 3],
    [0, 1],
    [12, 6],
  ])('begins with %j as %i slides side by side', (slidesPerView, expected) => {
    expect(render('default', { slidesPerView })).toContain(
      `slider-steps slider-most-6 slider-first-${expected}"`,
    )
  })

  it('has a name without a headline too', () => {
    expect(render('three')).toContain('hidden="">Logos</span>')
  })
})

it('highlights the headline where the theme does', () => {
  expect(render('default', {}, { theme: 'texas_rose' })).toContain('heading-highlight')
  expect(render('default')).not.toContain('heading-highlight')
})

it('makes hostile content harmless', () => {
  const html = render('hostile')
  expect(html).not.toMatch(/javascript:|<script|<img src=x/)
  expect(count(html, /<img/g)).toBe(2)
})
