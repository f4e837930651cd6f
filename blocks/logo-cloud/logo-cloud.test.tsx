import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

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

  it('whose picture names nothing are named by where they lead', () => {
    expect(render('unnamed')).toContain('aria-label="/partner/kubik/"')
    expect(count(render('default'), / aria-label="\/partner/g)).toBe(0)
  })

  it('lead elsewhere in a new tab, and say so', () => {
    expect(render('hostile')).toMatch(
      /href="https:\/\/nordwerk.example\/" target="_blank" rel="noopener".*öffnet in neuem Tab/,
    )
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
    expect(html.includes('logo-cloud-track')).toBe(expected)
    expect(html.includes('<x-island')).toBe(expected)
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
    expect(render('default', { slidesPerView })).toContain(`logo-cloud-from-${expected}"`)
  })

  it('has gaps of 32 px, one slide more on each larger screen, at most 6', () => {
    const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')
    expect(style).toContain('--columns: min(6, var(--first) + var(--step));')
    expect(style).toMatch(/\.logo-cloud-slides \{[^}]*gap: 32px;/)
    const steps = [...style.matchAll(/min-width: (\d+)px\) \{\s*\.logo-cloud-slides \{\s*--step: (\d)/g)]
    expect(steps.map(([, width, step]) => [width, step])).toEqual([
      ['768', '1'],
      ['1024', '2'],
      ['1280', '3'],
    ])
  })

  it('is scrolled by keyboard and without script; its buttons wait for the script, and stay hidden', () => {
    const html = render('default')
    expect(html).toMatch(/role="group" tabindex="0" aria-label="218 Betriebe[^"]*" data-slides=""/i)
    expect(html).toMatch(/<div class="logo-cloud-controls needs-script"><x-island/)
    expect(count(html, /<button/g)).toBe(2)
    expect(count(html, /<button[^>]* hidden=""/g)).toBe(2)
  })

  it.each([
    ['de', 'Vorherige Folie', 'Nächste Folie'],
    ['en', 'Previous slide', 'Next slide'],
  ])('its buttons are named in %s', (language, previous, next) => {
    const html = render('default', {}, { language })
    expect(html).toContain(`aria-label="${previous}"`)
    expect(html).toContain(`aria-label="${next}"`)
  })

  it('has a name without a headline too', () => {
    expect(render('three')).toContain('aria-label="Logos"')
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
