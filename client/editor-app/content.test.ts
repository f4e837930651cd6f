import { describe, expect, it } from 'vitest'
import {
  changeListOf,
  clickedField,
  copyOf,
  fieldKey,
  holds,
  inLanguage,
  moved,
  plainWords,
  wayTo,
  wordsOf,
} from './content.ts'

describe('the place of a block', () => {
  const text = (uid: string) => ({ component: 'headline', _uid: uid })
  const grid = { component: 'grid', _uid: 'g', items: [text('a'), text('b')] }
  const page = { component: 'page', body: [text('first'), grid] }

  it('finds the way to a block', () => {
    expect(wayTo(page, 'b')).toMatchObject([
      { _uid: 'g', component: 'grid', _parentfield: 'body', _parentName: 'page', _parentindex: 1 },
      { _uid: 'b', component: 'headline', _parentUid: 'g', _parentfield: 'items', _parentindex: 1 },
    ])
    expect(wayTo(page, 'nowhere')).toBeUndefined()
  })

  it('changes the list that has a block, and nothing else', () => {
    const changed = changeListOf(page, 'b', (list, index) => list.toSpliced(index, 1))
    expect(changed).toEqual({ ...page, body: [text('first'), { ...grid, items: [text('a')] }] })
    expect(changed.body[0]).toBe(page.body[0])
    expect(changeListOf(page, 'nowhere', () => [])).toBe(page)
  })
})

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
    [2, 0, ['c', 'a', 'b']],
    [0, 2, ['b', 'c', 'a']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('moves entry %d to place %d', (index, target, expected) => {
    expect(moved(['a', 'b', 'c'], index, target)).toEqual(expected)
  })

  it('names a block by its own words', () => {
    expect(wordsOf({ component: 'headline', headline: '', text: 'Hallo' })).toBe('Hallo')
    expect(wordsOf({ component: 'divider' })).toBe('')
    const inner = { component: 'headline', _uid: 'h', text: 'Innen' }
    expect(
      wordsOf({ component: 'container', size: 's', body: [{ component: 'divider', _uid: 'd' }, inner] }),
    ).toBe('Innen')
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fließtext' }] }],
    }
    expect(wordsOf({ component: 'rich-text', content })).toBe('Fließtext')
  })

  it('copies blocks with uids of their own, everything else unchanged', () => {
    const copy = copyOf(kept)
    expect(copy.body[0]!._uid).not.toBe('a')
    expect({ ...copy, body: [{ ...copy.body[0], _uid: 'a' }] }).toEqual(kept)
  })

  it('reads the words of a rich text', () => {
    const paragraph = (...words: string[]) => ({
      type: 'paragraph',
      content: words.map(text => ({ type: 'text', text })),
    })
    expect(plainWords({ type: 'doc', content: [paragraph('Eins'), paragraph('Zwei', 'drei')] })).toBe(
      'Eins Zwei drei',
    )
    expect(plainWords(undefined)).toBe('')
  })
})

describe('a clicked text', () => {
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  const block = {
    component: 'accordion',
    _uid: 'a',
    headline: 'Fragen',
    headline__i18n__en: 'Questions',
    image: { filename: 'https://a.example/f/1000/800x600/aa/bild.jpg', fieldtype: 'asset' },
    items: [
      {
        component: 'item',
        _uid: 'i',
        title: 'Was kostet das?',
        content: text('Nicht viel. Und es lohnt sich.'),
      },
      { component: 'item', _uid: 'j', title: 'Wann geht es los?', content: text('Bald.') },
    ],
  }

  it.each([
    ['Fragen', undefined, { uid: 'a', field: 'headline' }],
    ['Questions', 'en', { uid: 'a', field: 'headline' }],
    ['Was ko\u00adstet  das?', undefined, { uid: 'i', field: 'title' }],
    ['Und es lohnt sich.', undefined, { uid: 'i', field: 'content' }],
    ['Wann geht es los? +', undefined, { uid: 'j', field: 'title' }],
    ['/media/w_400/bild.jpg', undefined, { uid: 'a', field: 'image' }],
    ['Ganz woanders', undefined, undefined],
  ])('a click on “%s” (%s)', (clicked, language, expected) => {
    expect(clickedField(block, clicked, language)).toEqual(expected)
  })
})
