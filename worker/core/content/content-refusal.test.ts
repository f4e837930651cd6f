import { describe, expect, it } from 'vitest'
import { contentRefusal } from './content-refusal.ts'

const long = 'x'.repeat(2_000_000)
const content = (fields: object) => ({ component: 'page', body: [{ component: 'rich-text', ...fields }] })

describe('a content that readers refuse', () => {
  it('is longer than their answers in one language', () => {
    expect(contentRefusal(content({ one: long, two: long }))).toMatch(/^40000\d\d characters in one language/)
    const english = { one: 'x', one__i18n__en: long, two: 'x', two__i18n__en: long }
    expect(contentRefusal(content(english))).toMatch(/^40000\d\d characters/)
  })

  it('is not so by its translations together', () => {
    const translated = { one: long, one__i18n__en: long, one__i18n__fr: long }
    expect(contentRefusal(content(translated))).toBeUndefined()
  })

  it('is named by the block that is too large', () => {
    const items = Array(50_001).fill(1)
    expect(contentRefusal(content({ items }))).toBe('body (rich-text) is made of more than 50000 parts')
    expect(contentRefusal({ component: 'page', note: items })).toBeUndefined()
  })
})
