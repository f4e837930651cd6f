import { describe, expect, it } from 'vitest'
import type { Campaign } from '../_kit/facts.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const campaign: Campaign = {
  storyId: '901',
  storyName: 'Sommer',
  uuid: 'b4d1f8c8-0c2f-4a0b-9c1e-2a2a2a2a2a2a',
  titleDesktop: 'Bis 31. März einschreiben und 10 % sparen',
  titleMobile: '10 % sparen',
  descriptionDesktop: 'Gilt für alle Bachelorstudiengänge.',
  icon: 'percent',
  link: { href: '/bachelor/', text: 'Zu den Studiengängen' },
}

const fact = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

function banner(header: Partial<Campaign> | undefined, options: { theme?: string; closed?: string } = {}) {
  const value = { header: header && { ...campaign, ...header } }
  return renderContent(fixtures[0]!.content, {
    theme: options.theme ?? 'default',
    facts: { banner: fact(value), isBannerClosed: id => id === options.closed },
  })
}

describe('header campaign banner', () => {
  it('shows nothing without a campaign', () => {
    expect(banner(undefined)).toMatchObject({ html: '', log: [] })
  })
  it('shows nothing once this campaign was closed', () => {
    expect(banner({}, { closed: '901' }).html).toBe('')
    expect(banner({}, { closed: '902' }).html).toContain('10 % sparen')
  })
  it('names the campaign that its button closes', () => {
    expect(banner({}).html).toMatch(/data-banner=""[\s\S]*<button[^>]*data-close-banner="901"/)
  })
  it('shows the short title on small screens only', () => {
    const { html } = banner({})
    expect(html).toContain('<span class="md:hidden">10 % sparen</span>')
    expect(html).toContain('<span class="hidden md:inline">Bis 31. März einschreiben und 10 % sparen</span>')
  })
  it('makes the title the link when the link has no words', () => {
    expect(banner({ link: { href: '/master/' } }).html).toMatch(/<strong[^>]*><a href="\/master\/"/)
  })
  it('opens other sites in a new tab', () => {
    const { html } = banner({ link: { href: 'https://example.org/', text: 'Mehr' } })
    expect(html).toContain('href="https://example.org/" target="_blank" rel="noopener"')
  })
  it.each([
    ['default', undefined, 'surface-gradient-dark'],
    ['texas_rose', undefined, 'surface-page-color'],
    ['default', 'yellow', 'accent-yellow'],
    ['default', '#a3262a', 'accent-red'],
    ['default', 'url(javascript:alert(1))', 'surface-gradient-dark'],
  ])('in %s with the colour %s has %s', (theme, colorOverride, expected) => {
    expect(banner(colorOverride ? { colorOverride } : {}, { theme }).html).toContain(expected)
  })
  it('writes hostile titles as text', () => {
    expect(banner({ titleDesktop: '<img src=x onerror=alert(1)>' }).html).not.toContain('<img')
  })
})
