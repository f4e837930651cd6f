import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content

describe('footer', () => {
  it('shows the year in Berlin, and holds until it ends', () => {
    const { html, until } = renderContent(content, { now: Date.UTC(2026, 11, 31, 23, 30) })
    expect(html).toContain('© 2027 Hochschule Tannhagen gGmbH')
    expect(until).toBe(Date.UTC(2027, 11, 31, 23))
  })

  it.each([
    [{ linktype: 'url', url: 'https://example.org' }, true],
    [{ linktype: 'url', url: '#' }, false],
    [{ linktype: 'url', url: '' }, false],
    [undefined, false],
    [{ linktype: 'url', url: 'javascript:alert(1)' }, false],
  ])('shows the social link %j: %s', (href, expected) => {
    const { html } = renderContent({ ...content, socialMedia: [{ _uid: 's', icon: 'linkedin', href }] })
    expect(html.includes('aria-label="LinkedIn (öffnet in neuem Tab)"')).toBe(expected)
    if (expected) expect(html).toMatch(/href="https:\/\/example.org" target="_blank" rel="noopener"/)
  })

  it('leaves out social links without a known icon, and columns without links', () => {
    const { html } = renderContent({
      ...content,
      socialMedia: [{ _uid: 's', icon: 'myspace', href: { linktype: 'url', url: 'https://example.org' } }],
      navigation: [{ _uid: 'c', title: 'Leere Spalte', children: [] }],
    })
    expect(html).not.toContain('https://example.org')
    expect(html).not.toContain('Leere Spalte')
  })

  it('shows the newsletter slot only when it is filled', () => {
    expect(renderContent(content).html).not.toContain('site-footer-newsletter')
    const filled = fixtures.find(({ name }) => name === 'newsletter')!.content
    expect(renderContent(filled).html).toMatch(/site-footer-newsletter.*Einmal im Monat/)
  })

  const contractPages = { withdrawal: '/w/', cancellation: '/c/' }
  const contractsIn = (facts: object, language = 'de') => {
    const { html } = renderContent(content, { facts, language })
    const list = /<nav class="site-footer-contracts".*?<\/nav>/s.exec(html)?.[0] ?? ''
    return [...list.matchAll(/href="([^"]+)".*?<\/a>/gs)].map(([link, href]) => [
      href,
      link.replace(/^[^>]*>|<[^>]+>/g, ''),
    ])
  }

  it('leads to withdrawal and cancellation where the unit concludes contracts, and only there', () => {
    expect(contractsIn({ contractPages })).toEqual([
      ['/w/', 'Vertrag widerrufen'],
      ['/c/', 'Verträge hier kündigen'],
    ])
    expect(contractsIn({ contractPages: undefined })).toEqual([])
  })

  it.each([
    ['en', 'Withdraw from contract here', 'Cancel contracts here'],
    ['fr', 'Renoncer au contrat ici', 'Résilier un contrat ici'],
    ['it', 'Recedere dal contratto qui', 'Disdire i contratti qui'],
    ['es', 'Desistir del contrato aquí', 'Cancelar contratos aquí'],
    ['pt', 'Retratar-se do contrato aqui', 'Cancelar contratos aqui'],
  ])('speaks %s of the end of a contract', (language, ...titles) => {
    expect(contractsIn({ contractPages }, language).map(([, title]) => title)).toEqual(titles)
  })

  it('leads to the page in the other language', () => {
    expect(renderContent(content).html).toContain('href="/en/bachelor/" hrefLang="en"')
    expect(renderContent({ ...content, languageSwitcher: [] }).html).not.toContain('data-language')
  })

  it('offers more than two languages where selected, and marks the one of the page', () => {
    const many = fixtures.find(({ name }) => name === 'three-languages')!.content
    const { html } = renderContent(many)
    expect(html).toMatch(/<a href="\/fr\/"[^>]*lang="fr"[^>]*>Français/)
    expect(html).toMatch(/lang="de"[^>]*aria-current="true"/)
    expect(renderContent({ ...many, languageMenu: false }).html).not.toContain('data-language')
  })
})
