import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string, options: object = {}) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content, options).html

describe('an embed', () => {
  it('names the document of this site that shows it, and loads nothing of the provider', () => {
    const address = '/_service/website-features/?language=de&amp;address=https%3A%2F%2Fvimeo.com%2F1084537'
    expect(html('default')).toContain(`data-enhance="embed" data-embed="${address}"`)
    for (const { name } of fixtures)
      expect(html(name)).not.toMatch(/<iframe|<script|(?:src|srcSet|poster)="https?:/)
  })

  it('says who gets what, and requests consent once or always', () => {
    expect(html('default')).toContain(
      'Das Video kommt von Vimeo: Beim Laden erfährt Vimeo.com, Inc. (New York) deine IP-Adresse',
    )
    expect(html('map')).toContain('Die Karte kommt von OpenStreetMap')
    expect(html('default')).toMatch(/<button[^>]*data-embed-once="">Einmal laden</)
    expect(html('default')).toMatch(/<button[^>]*data-embed-always="">Videos und Karten immer laden</)
  })

  it('has buttons of the same look', () => {
    const looks = [...html('default').matchAll(/<button type="button" class="([^"]*)"/g)].map(
      ([, look]) => look,
    )
    expect(looks).toHaveLength(2)
    expect(new Set(looks).size).toBe(1)
  })

  it('is without script a link to the page of the provider', () => {
    expect(html('default')).toMatch(/embed-buttons needs-script/)
    expect(html('default')).toMatch(
      /href="https:\/\/vimeo.com\/1084537" target="_blank" rel="noopener noreferrer">Bei Vimeo öffnen</,
    )
    expect(html('youtube')).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90"')
  })

  it('leads to the settings of consent, and to the terms of the provider', () => {
    expect(html('default')).toMatch(/data-consent-settings=""[^>]* href="\/cookies\/"/)
    expect(html('without-poster')).toMatch(/data-consent-settings=""[^>]* href="\/en\/cookies\/"/)
    expect(html('default')).toContain('href="https://vimeo.com/privacy"')
  })

  it('keeps its place in the shape that editors choose', () => {
    expect(html('default')).toContain('embed-stage ratio-16-9')
    expect(html('youtube')).toContain('embed-stage ratio-4-3')
    expect(html('without-poster')).not.toContain('<img')
  })
})

describe('an address of another site', () => {
  it('is a link and never a frame', () => {
    expect(html('other-site')).toMatch(/href="https:\/\/media.ccc.de\/v\/offen"[^>]*>Vortrag ansehen</)
    expect(html('other-site')).not.toMatch(/data-embed|data-enhance|<button|<img/)
  })

  it.each(['no-address', 'hostile'])('that is none of the web shows nothing: %s', name => {
    expect(html(name)).toBe('')
  })
})
