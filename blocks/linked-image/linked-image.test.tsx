import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, options: object = {}) =>
  renderContent({ ...fixture(name), ...changes }, options).html

describe('linked image', () => {
  it('is a picture that is a link, named by its alternative text', () => {
    expect(render('default')).toMatch(/<a [^>]*href="\/bachelor\/"[^>]*><img [^>]*alt="Zu den Live-Kursen/)
    expect(render('default')).not.toContain('aria-label')
    expect(render('unnamed')).toContain('aria-label="/bachelor/"')
  })

  it('is a picture alone without an address', () => {
    expect(render('unlinked')).toContain('<img')
    expect(render('unlinked')).not.toContain('<a ')
    expect(render('hostile')).not.toMatch(/<a |javascript:|<script/)
  })

  it('passes the query on where selected', () => {
    const query = 'utm_source=a'
    expect(render('default', { passQueryParameter: true }, { query })).toContain('/bachelor/?utm_source=a')
    expect(render('default', {}, { query })).not.toContain('utm_source')
  })

  it('leads elsewhere from landing pages', () => {
    const changes = { hrefLandingpage: { linktype: 'url', url: '/lp/master/' } }
    expect(render('default', changes, { facts: { path: '/lp/bachelor/' } })).toContain('href="/lp/master/"')
    expect(render('default', changes)).toContain('href="/bachelor/"')
  })

  it('opens addresses with http in a new tab, and says so', () => {
    expect(render('external')).toMatch(/target="_blank" rel="noopener".*öffnet in neuem Tab/)
  })

  it('is cut where selected', () => {
    expect(render('default')).toContain('ratio-16-9')
    expect(render('default', { imageRatio: '' })).not.toContain('ratio-')
  })
})
