import { describe, expect, it } from 'vitest'
import { currentOf } from '../_kit/current-link.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const revisioned = <T,>(value: T) => ({ value, revision: '1' })
const german = { language: 'de', href: '/bachelor/' }
const english = { language: 'en', href: '/en/bachelors/' }

describe('currentOf', () => {
  it.each([
    ['/bachelor/', '/bachelor/', 'page'],
    ['/bachelor/?a=1', '/bachelor/', 'page'],
    ['/bachelor/', '/bachelor/informatik/', 'true'],
    ['/bach', '/bachelor/', undefined],
    ['/', '/bachelor/', undefined],
    ['/', '/', 'page'],
    ['/en/', '/en/bachelor/', undefined],
    ['https://example.org/bachelor/', '/bachelor/', undefined],
    ['mailto:a@example.org', '/bachelor/', undefined],
    ['#top', '/bachelor/', undefined],
  ])('%s on %s is %s', (href, path, expected) => {
    expect(currentOf(href, path)).toBe(expected)
  })
})

describe('header', () => {
  it('has a menu that its button opens without JavaScript', () => {
    const { html } = renderContent(content)
    const id = /<nav id="([^"]+)"[^>]*popover="auto"/.exec(html)?.[1]
    expect(html.match(new RegExp(`popoverTarget="${id}"`, 'gi'))).toHaveLength(2)
  })

  it('marks the page and the area it is in', () => {
    const { html } = renderContent(content, { facts: { path: '/bachelor/informatik/' } })
    expect(html).toMatch(/<summary[^>]*aria-current="true"[^>]*>Bachelor/)
    expect(html).toMatch(/href="\/bachelor\/informatik\/"[^>]*aria-current="page"/)
    expect(html.match(/aria-current=/g)).toHaveLength(2)
  })

  it.each(['/bachelor/informatik/', '/lp/fehlt/'])('of an error page at %s is in no area', path => {
    const { html } = renderContent(content, { facts: { path, isErrorPage: true } })
    expect(html).not.toContain('aria-current=')
    expect(html).toContain('<nav')
  })

  it.each(['/lp/bachelor/informatik/', '/en/lp/computer-science/'])('leads nowhere but home on %s', path => {
    const { html } = renderContent(content, { facts: { path } })
    expect(html).toContain('site-header-home')
    expect(html).not.toMatch(/<nav|site-header-action|site-header-menu/)
  })

  it('has a search in the bar and in its menu, which are plain forms', () => {
    const { html } = renderContent(content)
    expect(html.match(/<form class="search-field"[^>]* action="\/suche\/"/g)).toHaveLength(2)
    expect(html).toMatch(/<details class="site-search"[^>]*><summary>.*?<span class="visually-hidden">Suche</)
    expect(html).toMatch(/<nav [^>]*popover="auto".*<form class="search-field".*<\/nav>/s)
  })

  it.each([
    ['where editors want none', { search: false }, {}],
    ['on a landing page', {}, { path: '/lp/bachelor/' }],
    ['of a unit without a page for it', {}, { sitePages: { contact: '/', cookies: '/', search: '/' } }],
  ])('has no search %s', (_, fields, facts) => {
    expect(renderContent({ ...content, ...fields }, { facts }).html).not.toContain('search-field')
  })

  it('has figures, the number with its hours, and the languages in its menu', () => {
    const { html } = renderContent(content)
    const [menu] = /<nav .*<\/nav>/s.exec(html)!
    expect(menu).toMatch(/href="\/finanzierung\/".*Studiengebühren<\/span>.*ab\s180\s€ im Monat<\/span>/)
    expect(menu).toMatch(/<a href="tel:00493023125140">.*\+49\s30\s23125\s140<\/a><span>Mo–Fr 8–20\sUhr</)
    expect(menu).toMatch(/<a class="language-link"[^>]*hrefLang="en"/)
  })

  it.each(['ruf an', ''])('calls no number that is none: %j', phone => {
    const { html } = renderContent({ ...content, phone })
    expect(html).not.toContain('Mo–Fr 8–20\u00a0Uhr')
  })

  it('leads from each area to its overview, and tells figures beside its pages', () => {
    const { html } = renderContent(content)
    expect(html).toMatch(/<a class="site-area-overview" href="\/bachelor\/"[^>]*>Alle Bachelorstudiengänge</)
    expect(html).toMatch(/<a class="site-area-overview" href="\/master\/">Master im Überblick</)
    expect(html).toMatch(/Betriebswirtschaftslehre<\/span><span class="site-area-value"> ab 198\s€</)
  })

  it('has alerts above its bar', () => {
    const { html } = renderContent(fixtures.find(({ name }) => name === 'alert')!.content)
    expect(html).toMatch(/Heute ruht die Beratung\..*<header/)
  })

  it('leaves out entries that lead nowhere', () => {
    const navigation = [
      { _uid: '1', title: 'Leer' },
      { _uid: '2', title: 'Kinder ohne Ziel', children: [{ _uid: '3', title: 'x' }] },
    ]
    expect(renderContent({ ...content, navigation }).html).not.toContain('<nav')
  })

  it.each([
    ['the page in the other language', [german, english], '/en/bachelors/'],
    ['the home of the language of a page that is not translated', [german], '/en/'],
  ])('leads to %s', (_, alternates, expected) => {
    const { html } = renderContent(content, { facts: { alternates: revisioned(alternates) } })
    expect(html).toContain(`class="language-link" href="${expected}" hrefLang="en" lang="en"`)
    expect(html).toContain('EN</span><span class="language-label">English</span>')
  })

  it.each([
    ['de', 'en/home', '/de/'],
    ['en', 'en/home', '/en/'],
    ['de', 'home', '/'],
  ])(
    'where editors name a story as the home of %s, it leads from an English page %s to %s',
    (code, slug, expected) => {
      const href = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: slug }
      const languageSwitcher = ['de', 'en', 'fr'].map(other => ({
        _uid: other,
        code: other,
        label: other,
        ...(other === code && { href }),
      }))
      const facts = { language: 'en', isErrorPage: true, alternates: revisioned([]) }
      const { html } = renderContent({ ...content, languageSwitcher, languageMenu: true }, { facts })
      expect(html).toContain(`<a href="${expected}" hrefLang="${code}"`)
    },
  )

  it.each([
    ['p=a,b&only=differences', '/en/bachelors/?p=a,b&amp;only=differences'],
    ['utm_source=x&p=a&p=b', '/en/bachelors/?p=a&amp;p=b'],
    ['a-goal=first&change=a', '/en/bachelors/'],
    [`p=${'a,'.repeat(400)}`, '/en/bachelors/'],
    ['', '/en/bachelors/'],
  ])('keeps the choice in the tools of the page when it leads to another language: %s', (query, href) => {
    const facts = { alternates: revisioned([german, english]), toolParameters: ['only', 'p', 'page'], query }
    const { html } = renderContent(content, { facts })
    expect(html).toContain(`class="language-link" href="${href}" hrefLang="en"`)
    const home = renderContent(content, { facts: { ...facts, alternates: revisioned([german]) } }).html
    expect(home).toContain('class="language-link" href="/en/" hrefLang="en"')
  })

  it('offers languages only when there are exactly two', () => {
    const [first, second] = content.languageSwitcher as object[]
    const third = { _uid: 'fr', code: 'fr', label: 'Français' }
    const shown = (languageSwitcher: unknown) =>
      renderContent({ ...content, languageSwitcher }).html.includes('data-language')
    expect(shown([first])).toBe(false)
    expect(shown([first, second])).toBe(true)
    expect(shown([first, second, third])).toBe(false)
  })

  it.each(['/\\evil.example', '/evil.example', 'evil', 'e', 'de/../..', '', null])(
    'offers no language with the code %j',
    code => {
      const [first] = content.languageSwitcher as object[]
      const other = { _uid: 'x', code, label: 'Elsewhere' }
      const { html, log } = renderContent({ ...content, languageSwitcher: [first, other] })
      expect(log).toEqual([])
      expect(html).toContain('site-header-home')
      expect(html).not.toMatch(/evil|data-language/)
    },
  )

  it('offers more languages as a menu where selected', () => {
    const { html } = renderContent(fixtures.find(({ name }) => name === 'three-languages')!.content)
    expect(html).toMatch(/<a href="\/fr\/"[^>]*lang="fr"/)
  })

  it('keeps its colour white in themes that prevent another', () => {
    const colored = { ...content, backgroundColor: 'page-color' }
    expect(renderContent(colored).html).toContain('surface-page-color')
    expect(renderContent(colored, { theme: 'rust' }).html).toContain('surface-white')
  })
})
