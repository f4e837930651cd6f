import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, options = {}) => renderContent(fixture(name), options).html
const source = (html: string) => /data-source="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')

describe('search', () => {
  it.each(['/suche/', '/en/search/'])(
    'is a form that sends its words to the search page of the site: %s',
    search => {
      const sitePages = { contact: '/', cookies: '/', search }
      const html = render('default', { facts: { sitePages } })
      const action = search
      expect(html).toContain(`action="${action}"`)
      const [, id] = /<label[^>]* for="([^"]+)"/.exec(html)!
      const [input] = /<input[^>]*>/.exec(html)!
      for (const part of [`id="${id}"`, 'type="search"', 'name="q"']) expect(input).toContain(part)
      // It clears by script; without script the browser's own button does.
      expect(html).toContain('<button type="button" class="search-field-clear needs-script"')
    },
  )

  it('requests 3 suggestions a group by default, or as many as editors say, of the types they name', () => {
    expect(source(render('default'))).toBe('/api/proxy/index/v2/story-library/search?language=de&limit=3')
    expect(source(render('settings'))).toBe(
      '/api/proxy/index/v2/story-library/search?language=de&limit=5&storyTypes=variant,variant-grouping',
    )
  })

  it('has label, placeholder and results page of its own', () => {
    const html = render('settings')
    expect(html).toContain('>Studiengang suchen</label>')
    expect(html).toContain('placeholder="Zum Beispiel Informatik"')
    expect(html).toContain('action="/bachelor/"')
    expect(html).toContain('data-large=""')
  })

  it('shows groups of suggestions with title, subtitle, path, image, colour, large items', () => {
    const html = render('suggestions')
    expect(html).toMatch(
      /role="group" aria-labelledby="([^"]+)"><div role="presentation" class="search-field-title" id="\1">Oft gesucht</,
    )
    expect(html).toMatch(
      /class="search-field-option accent-petrol" href="\/bachelor\/"><span><b>Betriebswirtschaftslehre<\/b><small>180\u00a0ECTS/,
    )
    expect(html).toMatch(/accent-green"[^>]*><img src="\/pictures\/default\/campus-berlin\.svg"/)
    expect(html.match(/search-field-large/g)).toHaveLength(1)
  })

  it('leaves out suggestions without an address, and empty groups', () => {
    expect(render('empty')).not.toContain('role="group"')
  })
})
