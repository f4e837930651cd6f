import { expect, it } from 'vitest'
import { completeAddress } from './complete-address.ts'

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
