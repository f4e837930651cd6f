import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, language = 'de') =>
  renderContent({ ...fixture(name), ...changes }, { language }).html
/** The links of the channels, by label: address, and the event that they raise. */
const channelsIn = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>.*?contact-channel-label">([^<]*)/g)].map(([, tag, label]) => [
    label,
    /href="([^"]*)"/.exec(tag!)?.[1],
    /data-contact="([^"]*)"/.exec(tag!)?.[1],
    tag!.includes('target="_blank"'),
  ])

describe('channels', () => {
  it('are seven: four raise an event, mail and phone are links, others open their link, outside in a new tab', () => {
    expect(channelsIn(render('default'))).toEqual([
      ['Chat', '/kontakt/', 'chat', false],
      ['Rückruf', '/kontakt/', 'callback', false],
      ['E-\u2060Mail', 'mailto:studienberatung@tannhagen.example', undefined, false],
      ['Anrufen', 'tel:00493023125140', undefined, false],
      ['WhatsApp', 'https://wa.me/4915123456789', undefined, true],
      ['Videochat', '/kontakt/', 'videoChat', false],
      ['Studis fragen', '/kontakt/', 'uniBuddy', false],
    ])
    expect(render('default')).toContain('data-contact="callback" data-form="rueckruf"')
  })

  it('have label, headline and description', () => {
    expect(render('default')).toContain('Anrufen</span><strong>Sprich mit Sofia</strong>')
    expect(render('default')).toContain('Montag bis Freitag 8 bis 20\u00a0Uhr.')
  })

  it.each([
    ['label', { kind: 'chat', label: ' ' }],
    ['value', { kind: 'mail', label: 'E-Mail', address: 'nobody' }],
    ['kind', { kind: 'fax', label: 'Fax' }],
  ])('without a %s are not listed, and without any there is no bubble', (_, channel) => {
    expect(render('default', { channels: [channel] })).toBe('')
  })
})

describe('bubble', () => {
  it('opens a dialog with a dark ground, natively', () => {
    const [, id] = /<dialog id="([^"]+)"/.exec(render('default'))!
    expect(render('default')).toContain(`command="show-modal" commandfor="${id}"`)
    expect(render('default')).toContain('closedby="any"')
  })

  it('has an icon and a name without any in its content', () => {
    expect(render('plain')).toContain('#chat')
    expect(render('plain', {}, 'it')).toContain('aria-label="Contatti"')
  })

  it('is shown for a story of its group', () => {
    expect(render('default', { component: 'contact-bubble-group' })).toContain('contact-bubble')
  })
})

describe('attention bubble', () => {
  it('has its words, delay and show time in seconds', () => {
    expect(render('default')).toContain('data-delay="20" data-show-time="12"')
    expect(render('default')).toContain('Fragen? Wir sind da.')
    expect(render('default', { delay: '', showTime: '' })).toMatch(/data-delay="0">/)
  })

  it.each([
    ['without words', { attentionText: ' ' }],
    ['switched off', { attentionActive: false }],
  ])('is not there %s', (_, fields) => {
    expect(render('default', fields)).not.toContain('contact-attention')
  })

  it('a click on it opens the channels, or one of them', () => {
    expect(render('default')).toMatch(/<button [^>]*contact-attention-words[^>]*command="show-modal"/)
    expect(render('opens-chat')).toMatch(/<a [^>]*contact-attention-words[^>]*data-contact="chat"/)
    expect(render('opens-chat', { clickActivity: 'callback' })).toMatch(
      /<a [^>]*contact-attention-words[^>]*data-contact="callback" data-form="rueckruf"/,
    )
  })

  it('can be closed, by a button with a name', () => {
    expect(render('default', {}, 'en')).toContain('contact-attention-close" aria-label="Hide this note"')
  })
})
