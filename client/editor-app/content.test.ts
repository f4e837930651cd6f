import { describe, expect, it } from 'vitest'
import { documentOf, fieldKey, holds, inLanguage, moved, paragraphsOf } from './content.ts'

describe('content', () => {
  const kept = {
    component: 'page',
    title: 'Titel',
    title__i18n__en: 'Title',
    body: [{ component: 'headline', _uid: 'a', text: 'Eins', text__i18n__en: '', text__i18n__fr: 'Un' }],
  }

  it('in a language falls back to the default one, and shows no other', () => {
    expect(inLanguage(kept, 'en')).toEqual({
      component: 'page',
      title: 'Title',
      body: [{ component: 'headline', _uid: 'a', text: 'Eins' }],
    })
    expect(inLanguage(kept, undefined)).toMatchObject({ title: 'Titel', body: [{ text: 'Eins' }] })
  })

  it('keeps a translation beside its field, where there is one', () => {
    expect(fieldKey('text', 'en', true)).toBe('text__i18n__en')
    expect(fieldKey('text', undefined, true)).toBe('text')
    expect(fieldKey('body', 'en', false)).toBe('body')
  })

  it('knows where a block is', () => {
    expect(holds(kept, 'a')).toBe(true)
    expect(holds(kept, 'b')).toBe(false)
  })

  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
  ])('moves entry %d by %d', (index, by, expected) => {
    expect(moved(['a', 'b', 'c'], index, by)).toEqual(expected)
  })

  it('rich text of plain paragraphs is edited as text, any other is not', () => {
    expect(paragraphsOf(documentOf('Eins\n\nZwei'))).toBe('Eins\n\nZwei')
    expect(paragraphsOf(undefined)).toBe('')
    expect(paragraphsOf({ type: 'doc', content: [{ type: 'bullet_list', content: [] }] })).toBeUndefined()
    const bold = { type: 'text', text: 'x', marks: [{ type: 'bold' }] }
    expect(paragraphsOf({ type: 'doc', content: [{ type: 'paragraph', content: [bold] }] })).toBeUndefined()
  })
})
