import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const link = {
  component: 'link',
  _uid: 'l',
  label: 'Bachelor',
  href: { linktype: 'story', cached_url: 'bachelor' },
}

describe('link', () => {
  const cases: [string, object, RegExp][] = [
    ['to a story', {}, /^<a [^>]*href="\/bachelor\/"/],
    ['to a mailbox', { href: { linktype: 'email', email: 'a@b.example' } }, /href="mailto:a@b.example"/],
    ['to a phone', { href: { linktype: 'url', url: 'tel:0049123' } }, /href="tel:0049123"/],
    ['text instead of a label', { label: '', text: 'Master' }, /<span>Master<\/span>/],
    [
      'to a phone number',
      { href: { linktype: 'url', url: '+49 (0)361 555-010' } },
      /href="tel:0049361555010"/,
    ],
    [
      'to a phone as it is written',
      { href: { linktype: 'url', url: 'tel:+49 (0)361 555-010' } },
      /href="tel:0049361555010"/,
    ],
    [
      'to a place on a page',
      { href: { linktype: 'story', cached_url: 'bachelor', anchor: 'kosten' } },
      /href="\/bachelor\/#kosten"/,
    ],
    [
      'to another site, in a new tab',
      { href: { linktype: 'url', url: 'http://a.example/' } },
      /href="http:\/\/a.example\/" target="_blank" rel="noopener".*öffnet in neuem Tab/,
    ],
    [
      'in a new tab when selected',
      { href: { linktype: 'story', cached_url: 'bachelor', target: '_blank' } },
      /href="\/bachelor\/" target="_blank"/,
    ],
    ['with icons', { iconBefore: 'phone', iconAfter: 'external' }, /<svg.*<span>Bachelor<\/span><svg/],
    ['bold', { boldLink: true }, /font-bold/],
    ['by its alias', { component: 'syntea-link' }, /Bachelor/],
  ]
  it.each(cases)('%s', (_name, fields, expected) => {
    expect(renderContent({ ...link, ...fields }).html).toMatch(expected)
  })

  it.each([{ label: '', text: '' }, { href: undefined }])(
    'is not shown without words or address: %o',
    fields => {
      expect(renderContent({ ...link, ...fields }).html).toBe('')
    },
  )

  it('leads elsewhere from landing pages', () => {
    const content = { ...link, hrefLandingpage: { linktype: 'url', url: '/lp/master/' } }
    expect(renderContent(content, { facts: { path: '/lp/bachelor/' } }).html).toContain('href="/lp/master/"')
    expect(renderContent(content).html).toContain('href="/bachelor/"')
  })

  it('to a story or within the site stays in its tab', () => {
    expect(renderContent(link).html).not.toContain('target=')
  })
})
