import { expect, it } from 'vitest'
import { passedToOthers } from './passed-to-others.ts'

const many = Array.from({ length: 100 }, (_, index) => `utm_${'a'.repeat(1 + (index % 30))}=${index}`).join(
  '&',
)
const technical = [
  '_storyblok=1',
  '_storyblok_tk[token]=1',
  '_storyblok_tk%5Btoken%5D=1',
  '_link=a.b',
  'testing=on',
  'variantId=b',
  'nuxtlink',
  ':~:text=x',
  '%3A~%3Atext=x',
]

it.each([
  ['', ''],
  ['utm_source=a&utm_source=b&gclid=1', 'utm_source=a&utm_source=b&gclid=1'],
  [
    'gbraid=1&wbraid=2&fbclid=3&msclkid=4&utm_id=%C3%BC',
    'gbraid=1&wbraid=2&fbclid=3&msclkid=4&utm_id=%C3%BC',
  ],
  ['email=a@b.example&token=1&utm_source=a', 'utm_source=a'],
  ['UTM_SOURCE=a&utm_=b&utm_so-urce=c&xgclid=d&gclidx=e', ''],
  [technical.join('&'), ''],
  [`utm_source=${'x'.repeat(501)}`, `utm_source=${'x'.repeat(501)}`],
  [`utm_source=${'x'.repeat(502)}&gclid=1`, 'gclid=1'],
])('of %s goes %s', (query, passed) => {
  expect(passedToOthers(query)).toBe(passed)
})

it('passes on what redirects set, but no technical key', () => {
  const named = new Set(['ref', '_link'])
  expect(passedToOthers('ref=a&_link=b&email=c', named)).toBe('ref=a')
})

it('passes on twenty parameters at most', () => {
  expect(passedToOthers(many)).toBe(many.split('&').slice(0, 20).join('&'))
})
