import { expect, it } from 'vitest'
import { createClassShortener } from './class-names.ts'

const names = { card: 'a', 'card-title': 'b', "before:content-['>']": 'c', class: 'd' }

it.each([
  ['<p class="card">', '<p class="a">'],
  [
    '<p id="card" class="card hero  card-title" title="card"><b class="hero">',
    '<p id="card" class="a hero b" title="card"><b class="hero">',
  ],
  ['<p class="before:content-[&#x27;&gt;&#x27;] x&amp;y">', '<p class="c x&amp;y">'],
  [
    '<p title=" class=&quot;card&quot;"> class=&quot;card&quot;</p>',
    '<p title=" class=&quot;card&quot;"> class=&quot;card&quot;</p>',
  ],
  ['<p class="">', '<p class="">'],
  ['<p class="card', '<p class="card'],
  ['', ''],
])('%s gets short names: %s', (html, expected) => {
  const shorten = createClassShortener(names)
  expect(shorten(html)).toBe(expected)
  expect(shorten(html)).toBe(expected)
})

it('without names it changes nothing', () => {
  expect(createClassShortener({})('<p class="card  hero">')).toBe('<p class="card  hero">')
})
