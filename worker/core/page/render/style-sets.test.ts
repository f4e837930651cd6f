import sheet from 'virtual:site/styles'
import { describe, expect, it } from 'vitest'
import { createClassShortener, createStyleSets } from './style-sets.ts'

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

const tokensOf = (html: string) => createStyleSets()(html).styles.tokens

describe('style tokens', () => {
  it('are those of the sheet, from class attributes only', () => {
    expect(tokensOf('<p class="card nonsense">class=&quot;hero&quot; hero</p><i title="hero"></i>')).toEqual([
      'card',
    ])
    expect(tokensOf('<p class="card"></p><p class="hero card"></p>')).toEqual(['card', 'hero'])
  })

  it('unescape HTML', () => {
    const escaped = sheet.rules
      .flatMap(([, selectors]) => selectors.flatMap(([, tokens]) => tokens))
      .find(token => /[&<>']/.test(token) && !/[:\s]/.test(token))
    const html = `<p class="${(escaped ?? 'card').replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')}"></p>`
    expect(tokensOf(html)).toEqual([escaped ?? 'card'])
  })

  it('include elements that not every page has', () => {
    expect(tokensOf('<blockquote></blockquote>')).toContain('<blockquote')
    expect(tokensOf('<b>blockquote</b>')).not.toContain('<blockquote')
  })

  it('include those of an island', () => {
    const [name, tokens] = Object.entries(sheet.islands).find(([, names]) => names.length > 3)!
    const found = tokensOf(`<x-island name="${name}" on="load"></x-island>`)
    expect(found.length).toBeGreaterThan(0)
    for (const token of found) expect(tokens).toContain(token)
  })

  it('equal sets are the same object, and one fragment leaves nothing to the next', () => {
    const sets = createStyleSets()
    const first = sets('<p class="card hero"></p>')
    expect(sets('<i class="hero"></i>').styles.tokens).toEqual(['hero'])
    expect(sets('').styles.tokens).toEqual([])
    expect(sets('<b class="hero"></b><b class="card"></b>').styles).toBe(first.styles)
  })

  it('2,000 sets are remembered, and each has a number of its own', () => {
    const sets = createStyleSets()
    const names = [
      ...new Set(sheet.rules.flatMap(([, selectors]) => selectors.flatMap(([, tokens]) => tokens))),
    ].filter(name => /^[a-z]+$/.test(name))
    const setAt = (index: number) => {
      const chosen = names.slice(0, 12).filter((_, bit) => index & (1 << bit))
      return sets(`<i class="${chosen.join(' ')}"></i>`).styles
    }
    const first = setAt(1)
    const ids = new Set(Array.from({ length: 2_000 }, (_, index) => setAt(index + 2).id))
    expect(ids.size).toBe(2_000)
    expect(setAt(1)).not.toBe(first)
    expect(ids).not.toContain(setAt(1).id)
  })
})
