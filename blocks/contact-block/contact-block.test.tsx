import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { data, pageContact } from './data.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

const answered = (value: unknown, fallback = false) =>
  renderContent(fixture('fallback'), {
    facts: { data: () => ({ state: 'ready', value, revision: 'x', fallback }) },
  }).html

describe('channels', () => {
  it('the link to write a mail names the person', () =>
    expect(render('default')).toMatch(
      /<a [^>]*href="mailto:[^"]*"[^>]*>(?:(?!<\/a>).)*E-\u2060Mail schreiben(?:(?!<\/a>).)*<span class="visually-hidden">: [^<]+<\/span><\/a>/,
    ))

  it('are links to the normalised number, the mailbox and the pages', () => {
    expect(linksIn(render('default'))).toEqual([
      'tel:00493023125140',
      'https://wa.me/4915123456789',
      'mailto:studienberatung@tannhagen.example',
      '/kontakt/',
      '/kontakt/',
      '/kontakt/',
    ])
  })

  it.each([
    ['phone', 'phoneLabel', 'tel:'],
    ['whatsapp', 'whatsappLabel', 'wa.me'],
    ['email', 'emailLabel', 'mailto:'],
    ['showCallback', 'callbackLabel', 'data-contact="callback"'],
    ['showChat', 'chatLabel', 'data-contact="chat"'],
    ['contactOverviewLink', 'contactOverviewLabel', 'Alle Ansprechpersonen'],
  ])('%s is listed only with a value and a label', (value, label, expected) => {
    expect(render('default')).toContain(expected)
    expect(render('default', { [value]: '' })).not.toContain(expected)
    expect(render('default', { [label]: ' ' })).not.toContain(expected)
  })

  it('that lead nowhere are left out', () => {
    const nowhere = { phone: 'auf Anfrage', whatsapp: '0151 23456789', email: 'folgt' }
    expect(render('default', nowhere)).not.toMatch(/href="(?:tel|mailto|https:\/\/wa)/)
  })

  it('a location leads to a map, which is told its text alone, unless editors say otherwise', () => {
    const map = 'https://www.google.com/maps/search/?api=1&amp;query=Haus%20A%20%26%20B%22%3E'
    for (const locationOnMap of [undefined, true])
      expect(render('default', { location: 'Haus A & B">', locationOnMap })).toContain(`href="${map}"`)
    const off = render('default', { locationOnMap: false })
    expect(off).toContain('Raum 1.12')
    expect(off).not.toContain('maps')
    expect(render('default', { location: '' })).not.toContain('maps')
  })

  it('a callback leads to its page, or with its form to the contact page', () => {
    const callback = (fields: object) =>
      /<a [^>]*data-contact="callback"[^>]*href="([^"]*)"[^>]*>/.exec(render('default', fields))
    expect(callback({ callback: { linktype: 'url', url: '/rueckruf/' } })?.[1]).toBe('/rueckruf/')
    expect(callback({ callback: null })?.[0]).toContain('data-form="rueckruf"')
    expect(callback({ callback: null, callbackForm: '' })).toBeNull()
  })

  it('those that read the page itself are marked, and the others are not', () => {
    expect(render('default')).toContain('data-contact="chat"')
    expect(render('default', { showChat: false, showCallback: false })).not.toContain('data-contact')
  })

  it('the note stands with the phone only', () => {
    expect(render('default')).toMatch(/<a [^>]*href="tel:(?:(?!<\/li>).)*Ortstarif/)
    expect(render('default', { phone: '' })).not.toContain('Ortstarif')
  })
})

describe('who is shown', () => {
  it('its own fields before the person it names, that person before the contact of the page', () => {
    expect(render('person')).toContain('Sofia Brandt')
    expect(render('person', { name: 'Ruben' })).not.toContain('Sofia Brandt')
    expect(data({ ...fixture('default') } as never)).toEqual([])
    expect(data({ person: {} } as never)).toEqual([])
    expect(data({ headline: 'Fragen?', contactOverviewLabel: 'Alle' } as never)).toEqual([pageContact])
  })

  it('a person is shown by the same block, with the links of its story', () => {
    expect(linksIn(render('person'))).toEqual([
      'https://www.google.com/maps/search/?api=1&amp;query=Uferstra%C3%9Fe%205%2C%2010179%20Berlin',
      'tel:00493023125140',
      'mailto:studienberatung@tannhagen.example',
      '/kontakt/',
      '/kontakt/',
    ])
  })

  it('the contact of the page, as the call answers', () => {
    const html = answered({
      uuid: 'u',
      name: 'Grace Whitfield',
      phone: '+44 20 7946 0140',
      phoneLabel: 'Call 020 7946 0140',
      photo: { filename: '/pictures/portrait-sofia.svg', alt: 'Grace' },
      showCallback: true,
      callback: 'https://calls.example/',
      callbackLabel: 'Call me back',
      showChat: false,
    })
    expect(html).toContain('Grace Whitfield</h2>')
    expect(html).toContain('alt="Grace"')
    expect(html).toContain('href="https://calls.example/" target="_blank" rel="noopener"')
    expect(linksIn(html)).toContain('tel:00442079460140')
  })

  it.each([
    ['failed', undefined, true],
    ['is empty', {}, false],
  ])('a call that %s gives the way to the contact page, never an empty hole', (_, value, fallback) => {
    const html = answered(value, fallback)
    expect(html).toContain('Fragen? Wir antworten.</h2>')
    expect(html).toContain('href="/kontakt/">So erreichst du uns</a>')
  })

  it('a person that is gone leaves the contact of the page', () => {
    expect(render('gone')).toContain('So erreichst du uns')
  })

  it('channels without labels are no contact', () => {
    expect(render('values-only')).toContain('So erreichst du uns')
  })
})
