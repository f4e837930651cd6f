import { describe, expect, it } from 'vitest'
import { compareContents } from './compare-contents.ts'

const headline = (uid: string, text: string, rest = {}) => ({
  component: 'headline',
  _uid: uid,
  text,
  ...rest,
})
const page = (...body: unknown[]) => ({ component: 'page', body })
const words = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

describe('the fields that a publish changes', () => {
  it('are none where the versions say the same', () => {
    const story = page(headline('a', 'Hallo'), { component: 'rich-text', _uid: 'b', content: words('x') })
    expect(compareContents(story, structuredClone(story))).toEqual([])
    expect(compareContents(page(), { ...page(), title: '' })).toEqual([])
  })

  it('name each kind of block as editors choose it', () => {
    const [change] = compareContents(page(), page({ component: 'event-list', _uid: 'a' }))
    expect(change?.after).toBe('Events')
  })

  it('have their block, their language and both texts', () => {
    const before = page(headline('a', 'Alt', { text__i18n__en: 'Old' }))
    const after = page(headline('a', 'Neu', { text__i18n__en: 'New' }))
    expect(compareContents(before, after)).toEqual([
      {
        block: 'Headline “Neu”',
        uid: 'a',
        field: 'text',
        label: 'Text',
        language: undefined,
        before: 'Alt',
        after: 'Neu',
      },
      {
        block: 'Headline “Neu”',
        uid: 'a',
        field: 'text',
        label: 'Text',
        language: 'en',
        before: 'Old',
        after: 'New',
      },
    ])
  })

  it('compare rich text as text, wherever it stands', () => {
    const item = (content: unknown) => ({ component: 'accordion-item', _uid: 'i', content })
    const list = (content: unknown) => page({ component: 'accordion', _uid: 'l', items: [item(content)] })
    const marked = words('eins zwei')
    const bold = structuredClone(marked)
    Object.assign(bold.content[0]!.content[0]!, { marks: [{ type: 'bold' }] })
    expect(compareContents(list(marked), list(bold))).toEqual([])
    expect(compareContents(list(marked), list(words('eins', 'drei')))).toMatchObject([
      { field: 'content', before: 'eins zwei', after: 'eins drei' },
    ])
  })

  it('name blocks that come, go and move', () => {
    const [a, b] = [headline('a', 'A'), headline('b', 'B')]
    expect(compareContents(page(a, b), page(b, a))).toMatchObject([
      { field: 'body', before: 'Headline “A”, Headline “B”', after: 'Headline “B”, Headline “A”' },
    ])
    expect(compareContents(page(a, b), page(a))).toMatchObject([{ field: 'body', after: 'Headline “A”' }])
    expect(compareContents(page(a), page(a, b))).toMatchObject([
      { field: 'body' },
      { block: 'Headline “B”', field: 'text', before: '', after: 'B' },
    ])
  })

  it('are at most a hundred, with short texts', () => {
    const many = Array.from({ length: 300 }, (_, index) => headline(String(index), 'x'.repeat(1000)))
    const changes = compareContents(page(), page(...many))
    expect(changes).toHaveLength(100)
    expect(Math.max(...changes.map(({ after }) => after.length))).toBeLessThan(310)
  })
})
