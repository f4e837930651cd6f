import { describe, expect, it } from 'vitest'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { editableComment } from './editable.ts'
import { languageChain, languageIn, translatedFields } from './translate.ts'
import { copyTree, objectsOf } from './tree.ts'

const bloks = [{ component: 'teaser', _uid: '1' }]

describe('translatedFields', () => {
  it.each([
    [{ a: 1, b: '' }, ['en'], { a: 1, b: '' }],
    [{ a: 'x', a__i18n__en: 'y' }, ['en'], { a: 'y' }],
    [{ a: 'x', a__i18n__en: 'y' }, [], { a: 'x' }],
    [{ a: 'x', a__i18n__en: 'y' }, ['fr', 'en'], { a: 'y' }],
    [{ a: 'x', a__i18n__en: '' }, ['en'], { a: 'x' }],
    [{ a: 'x', a__i18n__en: null }, ['en'], { a: 'x' }],
    [{ a: 'x', a__i18n__en: false }, ['en'], { a: false }],
    [{ a: 1, a__i18n__en: 0 }, ['en'], { a: 0 }],
    [{ a: ['x'], a__i18n__en: [] }, ['en'], { a: [] }],
    [{ a: 'x', a__i18n__es_co: 'y' }, ['es-co'], { a: 'y' }],
    [{ a__i18n__en: 'y' }, ['en'], { a: 'y' }],
    [{ a__i18n__en: 'y' }, ['fr'], {}],
    [{ __i18n__en: 'y' }, ['en'], {}],
    [{ a: bloks, a__i18n__en: [] }, ['en'], { a: bloks }],
    [{ a: [], a__i18n__en: bloks }, ['en'], { a: [] }],
    [JSON.parse('{"__proto____i18n__en": {"polluted": 1}, "a": 1}'), ['en'], { a: 1 }],
  ])('%j in %j', (node, languages, expected) => {
    const copy = copyTree(node, child => translatedFields(child, languages))
    expect(copy).toEqual(expected)
    expect(copy).not.toHaveProperty('polluted')
  })
})

it.each([
  ['en', 'en'],
  ['es_co', 'es-co'],
  ['es-co', 'es-co'],
  ['EN', 'default'],
  ['', 'default'],
  [undefined, 'default'],
])('knows the language %s as %s', (requested, expected) => {
  expect(languageIn(['en', 'es-co'], requested)).toBe(expected)
})

it.each([
  ['default', 'en', []],
  ['en', 'default', ['en']],
  ['en', 'fr', ['en', 'fr']],
])('tries %s, then %s', (language, fallback, expected) => {
  expect(languageChain(language, fallback)).toEqual(expected)
})

it.each([
  [{ component: 'a', _uid: 'u' }, '<!--#storyblok#{"name": "a", "space": "1", "uid": "u", "id": "2"}-->'],
  [{ component: 'a' }, null],
  [{ _uid: 'u' }, null],
  [{ component: 1, _uid: 'u' }, null],
  [
    { component: '-->"', _uid: '<' },
    String.raw`<!--#storyblok#{"name": "--\u003e\"", "space": "1", "uid": "\u003c", "id": "2"}-->`,
  ],
])('marks %j for the editor', (node, expected) => {
  expect(editableComment(node, { spaceId: 1, storyId: 2 })).toBe(expected)
})

describe('trees', () => {
  const entries = Object.entries
  it('copies everything, and shares nothing', () => {
    const tree = { a: [1, [{ b: null }], 'x'], c: { d: true } }
    const copy = copyTree(tree, entries)
    expect(copy).toEqual(tree)
    expect(copy.a).not.toBe(tree.a)
  })

  it('leaves a prototype in content where it is', () => {
    const copy = copyTree(JSON.parse('{"__proto__": {"polluted": 1}}'), entries)
    expect(copy).not.toHaveProperty('polluted')
  })

  it('visits objects in document order', () => {
    const tree = { n: 1, list: [{ n: 2, deep: { n: 3 } }, { n: 4 }], last: { n: 5 } }
    expect([...objectsOf(tree)].map(node => node.n)).toEqual([1, 2, 3, 4, 5])
    expect(isObject([])).toBe(false)
  })
})
