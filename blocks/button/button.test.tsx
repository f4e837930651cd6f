import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const url = (address: string) => ({ linktype: 'url', url: address })
const button = { component: 'button', _uid: 'b', text: 'Bewerben', href: url('/bewerben/') }

describe('button', () => {
  const cases: [string, object, RegExp][] = [
    [
      'is a link',
      {},
      /^<a class="button button-primary" href="\/bewerben\/"><span class="button-label">Bewerben<\/span><\/a>$/,
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
