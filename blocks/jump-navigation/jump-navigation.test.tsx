import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('jump navigation', () => {
  it.each([
    ['default', ['#auf-einen-blick', '#ablauf', '#kosten', '#zulassung', '#beratung']],
    ['same-titles', ['#kosten', '#ablauf', '#kosten-2', '#kosten-3']],
    ['hostile', ['#img-src-x-onerror-alert-1', '#javascript-alert-1', '#section']],
    ['empty', []],
  ])('%s leads to %j', (name, expected) => {
    expect(links(renderContent(fixture(name)).html)).toEqual(expected)
  })

  it('finds a section by another name than the title', () => {
    const items = [{ title: 'Für wen?' }, { title: 'Kosten', anchor: 'Kosten & Förderung' }]
    expect(links(renderContent({ component: 'jump-navigation', items }).html)).toEqual([
      '#fuer-wen',
      '#kosten-foerderung',
    ])
  })

  it('is a named navigation without arrows until there is script', () => {
    const { html } = renderContent(fixture('default'))
    expect(html).toMatch(/^<nav [^>]*aria-label="Auf dieser Seite"/)
    expect(html.match(/<button [^>]*hidden=""/g)).toHaveLength(2)
    expect(html).not.toContain('<x-island')
    expect(renderContent(fixture('default'), { language: 'en' }).html).toContain('aria-label="On this page"')
  })

  it('shows nothing without items', () => {
    expect(renderContent(fixture('empty'))).toMatchObject({ html: '', log: [] })
  })
})
