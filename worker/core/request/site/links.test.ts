import { describe, expect, it } from 'vitest'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { completeAddress, resolveLink, safeAddress, storyPath } from './links.ts'

const rules = { languages: ['de', 'en'], folder: '' }
const link = (
  linktype: Multilink['linktype'],
  address: string,
  more: Partial<Multilink> = {},
): Multilink => ({ kind: 'multilink', linktype, address, newTab: false, ...more })

describe('story paths', () => {
  const cases: [string, string, string][] = [
    ['home', '', '/'],
    ['en/home', '', '/en/'],
    ['en/', '', '/en/'],
    ['bachelor/', '', '/bachelor/'],
    ['/en/bachelor', '', '/en/bachelor/'],
    ['fs/bachelor', 'fs', '/bachelor/'],
    ['en/fs/home', 'fs', '/en/'],
    ['lp/home', '', '/lp/home/'],
  ]
  it.each(cases)('%s in "%s"', (slug, folder, path) => {
    expect(storyPath(slug, { ...rules, folder })).toBe(path)
  })
})

describe('links', () => {
  const cases: [string, Multilink, unknown][] = [
    ['story', link('story', 'bachelor'), { href: '/bachelor/' }],
    ['anchor', link('story', 'bachelor', { anchor: 'kosten' }), { href: '/bachelor/#kosten' }],
    ['anchor on the page', link('story', '', { anchor: 'kosten' }), { href: '#kosten' }],
    [
      'url with http opens a tab',
      link('url', 'https://example.org/a'),
      { href: 'https://example.org/a', target: '_blank', rel: 'noopener' },
    ],
    [
      'with relations',
      link('url', 'https://example.org/a', { rel: 'nofollow sponsored', title: 'A' }),
      { href: 'https://example.org/a', target: '_blank', rel: 'noopener nofollow sponsored', title: 'A' },
    ],
    [
      'a story with a relation',
      link('story', 'bachelor', { rel: 'nofollow' }),
      { href: '/bachelor/', rel: 'nofollow' },
    ],
    ['relative url', link('url', '/bewerben/'), { href: '/bewerben/' }],
    ['mail', link('email', 'beratung@tannhagen.example'), { href: 'mailto:beratung@tannhagen.example' }],
    ['phone', link('url', 'tel:00493012345'), { href: 'tel:00493012345' }],
    ['phone as people write it', link('url', 'tel:+49 (0)30 123-45'), { href: 'tel:00493012345' }],
    ['empty', link('url', ''), undefined],
    ['hostile', link('url', 'javascript:alert(1)'), undefined],
  ]
  it.each(cases)('%s', (_name, input, expected) => {
    expect(resolveLink(input, rules)).toEqual(expected)
  })
})

describe('addresses', () => {
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'java{{get_x}}script:alert(1)',
    '{{get_x}}:alert(1)',
    '//evil.example',
    '\\\\evil.example',
    'siehe Kontakt',
    'Frau @ Beispiel',
  ]
  it.each(refused)('refuses %j', address => expect(safeAddress(address)).toBeUndefined())

  const allowed = [
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'tel:123',
    '/a/',
    '#a',
    '?a=b',
  ]
  it('puts the slash before a path of this site', () => expect(safeAddress('a/b')).toBe('/a/b'))

  it.each(allowed)('allows %j', address => expect(safeAddress(address)).toBe(address))
})

it.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/x?a=1#b', 'https://example.org/x?a=1#b'],
  [' Example.org ', 'https://Example.org'],
  ['exa\u00admple.org\u200b', 'https://example.org'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['studium@example.org', 'mailto:studium@example.org'],
  ['+49 30 123 456', 'tel:004930123456'],
  ['030 / 123456', undefined],
  ['0301 23456', 'tel:030123456'],
  ['https://example.org', 'https://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['/studium/', '/studium/'],
  ['studium/bachelor', '/studium/bachelor'],
  [' studium ', '/studium'],
  ['flyer.pdf', '/flyer.pdf'],
  ['index.html?a=1', '/index.html?a=1'],
  ['wissen/node.js', '/wissen/node.js'],
  ['siehe Kontakt', undefined],
  ['Anna @ Beispiel', undefined],
  ['localhost:8787/x', 'localhost:8787/x'],
  ['#kosten', '#kosten'],
  ['?a=1', '?a=1'],
  ['//example.org', '//example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['{{get_host}}.example.org', '{{get_host}}.example.org'],
  ['1.5', '/1.5'],
  ['', ''],
])('%j leads to %j', (written, address) => {
  expect(completeAddress(written)).toBe(address)
})
