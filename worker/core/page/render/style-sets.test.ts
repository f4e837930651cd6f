import sheet from 'virtual:site/styles'
import { describe, expect, it } from 'vitest'
import { createStyleSets } from './style-sets.ts'

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
