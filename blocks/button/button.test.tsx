import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const url = (address: string) => ({ linktype: 'url', url: address })
const button = { component: 'button', _uid: 'b', text: 'Bewerben', href: url('/bewerben/') }

describe('button', () => {
  const cases: [string, object, RegExp][] = [
    [
      'is a link',
      {},
      /^<a class="button button-primary" data-track-event="content_buttons" href="\/bewerben\/"><span class="button-label">Bewerben<\/span><\/a>$/,
    ],
    ['secondary', { buttonType: 'secondary' }, /button-secondary/],
    [
      'opens other hosts in a tab, and says so',
      { href: url('https://a.example') },
      /target="_blank" rel="noopener".*öffnet in neuem Tab/,
    ],
    ['disabled is no link', { disabled: true }, /^<button type="button" disabled=""/],
    ['submit', { href: undefined, submit: true }, /^<button type="submit"/],
    ['icons', { iconBefore: 'download' }, /<svg class="icon button-icon"/],
    ['an unknown icon draws nothing', { iconBefore: 'unknown' }, /^<a [^>]*><span class="button-label">/],
    ['by its alias', { component: 'syntea-button' }, /Bewerben/],
  ]
  it.each(cases)('%s', (_name, fields, expected) => {
    expect(renderContent({ ...button, ...fields }).html).toMatch(expected)
  })

  it.each(['javascript:alert(1)', '', 'data:text/html,x', '//evil.example'])(
    'an address that must not be followed (%s) shows no button',
    address => {
      expect(renderContent({ ...button, href: url(address) }).html).toBe('')
    },
  )
})

describe('where it leads', () => {
  const hrefLandingpage = url('/lp/bewerben/')
  it.each([
    ['/lp/bachelor/', { hrefLandingpage }, '/lp/bewerben/'],
    ['/en/lp/bachelor/', { hrefLandingpage }, '/lp/bewerben/'],
    ['/bachelor/', { hrefLandingpage }, '/bewerben/'],
    ['/lp/bachelor/', {}, '/bewerben/'],
    ['/lp/bachelor/', { hrefLandingpage, href: undefined }, '/lp/bewerben/'],
  ])('on %s with %j to %s', (path, fields, expected) => {
    expect(renderContent({ ...button, ...fields }, { facts: { path } }).html).toContain(`href="${expected}"`)
  })

  it('is nowhere on other pages when only landing pages have an address', () => {
    expect(renderContent({ ...button, href: undefined, hrefLandingpage }).html).toBe('')
  })

  it('dials numbers', () => {
    expect(renderContent({ ...button, href: url('tel:+49 (0)361 555-010') }).html).toContain(
      'href="tel:0049361555010"',
    )
  })
})

describe('tracking', () => {
  it('is told by attributes', () => {
    const tracked = { trackingLabel: 'a', trackingEvent: 'cta', trackingType: 'b', trackingPosition: 'c' }
    expect(renderContent({ ...button, ...tracked }).html).toContain(
      'data-track-label="a" data-track-event="cta" data-track-type="b" data-track-position="c"',
    )
    expect(renderContent(button).html).toContain('data-track-event="content_buttons"')
  })
})

describe('existence check', () => {
  const probed = { ...button, checkHrefForExistence: true, notExistingText: 'Ab 1. Dezember' }
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)

  it('starts disabled, with its own text', () => {
    const { html } = renderContent(probed)
    expect(buttons(html)).toHaveLength(2)
    for (const tag of buttons(html)) expect(tag).toContain('disabled=""')
    expect(html).toMatch(/button-unknown needs-script[^>]*><span[^>]*>Bewerben</)
    expect(html).toMatch(/button-missing[^>]*><span[^>]*>Ab 1.\u00a0Dezember</)
    expect(html).toContain('<x-island name="button"')
  })

  it('keeps its text while missing when there is no other', () => {
    expect(renderContent({ ...probed, notExistingText: '' }).html).toMatch(
      /button-missing[^>]*><span[^>]*>Bewerben</,
    )
  })

  it('is a link without script', () => {
    expect(renderContent(probed).html).toMatch(/<a [^>]*button-present"[^>]* href="\/bewerben\/"/)
  })

  it('is probed when it comes near, so that no framework is loaded for what nobody sees', () => {
    expect(renderContent(probed).html).toContain('<x-island name="button" on="visible"')
  })

  it.each([
    ['an anchor', { href: url('#kosten') }],
    ['a number', { href: url('tel:0361555010') }],
    ['a disabled button', { disabled: true }],
    ['no address', { href: undefined, submit: true }],
  ])('is not made for %s', (_, fields) => {
    expect(renderContent({ ...probed, ...fields }).html).not.toContain('x-island')
  })
})
