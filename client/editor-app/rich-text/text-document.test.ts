import { getSchema, type JSONContent } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { mainSpace } from '../../../kv-seed/space.ts'
import { editableDocument, storedDocument, storedText } from './text-document.ts'
import { blockNode, textExtensions } from './text-extensions.ts'

const schema = getSchema([...textExtensions, blockNode])

/** A document after it was opened and stored without an edit. */
const reopened = (document: JSONContent): JSONContent =>
  storedDocument(schema.nodeFromJSON(document).toJSON() as JSONContent)

type Node = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null

const documentsIn = (value: unknown): Node[] => {
  if (!isObject(value)) return []
  return value.type === 'doc' ? [value] : Object.values(value).flatMap(documentsIn)
}

/** The same document without empty values: attributes that are not set, empty lists. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (!isObject(value)) return value
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, essence(entry)] as const)
    .filter(([, entry]) => !(entry === null || entry === undefined))
    .filter(([, entry]) => !(isObject(entry) && Object.keys(entry).length === 0))
  return Object.fromEntries(entries)
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const documentOf = (...content: object[]) => ({ type: 'doc', content })

describe('a rich text in the editor', () => {
  it('is the same after it was opened, for every text of the demonstration site', () => {
    const documents = mainSpace().stories.flatMap(({ draft }) => documentsIn(draft.content))
    expect(documents.length).toBeGreaterThan(1_000)
    const changed = documents.filter(document => {
      const opened = editableDocument(document)
      return !opened || JSON.stringify(essence(reopened(opened))) !== JSON.stringify(essence(document))
    })
    expect(changed).toEqual([])
  })

  it.each<[string, object]>([
    ['an image', documentOf(paragraph({ type: 'image', attrs: { id: 1, src: '/a.svg', alt: 'A' } }))],
    ['an emoji', documentOf(paragraph({ type: 'emoji', attrs: { name: 'heart', emoji: '❤' } }))],
    ['code', documentOf({ type: 'code_block', attrs: { class: 'language-js' }, content: [text('a')] })],
    [
      'a break and a rule',
      documentOf(paragraph(text('a'), { type: 'hard_break' }, text('b')), { type: 'horizontal_rule' }),
    ],
    ['blocks', documentOf({ type: 'blok', attrs: { id: 'x', body: [{ component: 'button', _uid: 'b' }] } })],
    [
      'an aligned heading',
      documentOf({ type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [text('a')] }),
    ],
    [
      'marks',
      documentOf(
        paragraph(
          text('a', { type: 'bold' }, { type: 'code' }),
          text('b', { type: 'styled', attrs: { class: 'lead' } }),
          text('c', { type: 'highlight', attrs: { color: '#fff000' } }),
          text('d', {
            type: 'link',
            attrs: { href: '/x', linktype: 'story', uuid: 'u', custom: { title: 'X' } },
          }),
        ),
      ),
    ],
  ])('keeps %s', (_, document) => {
    expect(essence(reopened(editableDocument(document)!))).toEqual(essence(document))
  })

  it('reads the names of older documents, and text without a paragraph', () => {
    const cell = { type: 'table_cell', content: [text('a')] }
    const table = { type: 'table', content: [{ type: 'table_row', content: [cell] }] }
    expect(reopened(editableDocument(documentOf(table))!)).toMatchObject({
      content: [
        {
          content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('a'))] }] }],
        },
      ],
    })
    expect(reopened(editableDocument('Nur Text')!)).toEqual(documentOf(paragraph(text('Nur Text'))))
    expect(reopened(editableDocument(documentOf())!)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph' }],
    })
  })

  it('with parts that nobody knows is not opened, because it would lose them', () => {
    expect(editableDocument(documentOf({ type: 'poll', content: [] }))).toBeUndefined()
    expect(editableDocument(documentOf(paragraph(text('a', { type: 'blink' }))))).toBeUndefined()
  })

  it.each<[string, object[]]>([
    ['no word', [paragraph()]],
    ['paragraphs with blanks and breaks only', [paragraph(text(' ')), paragraph({ type: 'hard_break' })]],
  ])('with %s is stored as an empty text, like a field that was never filled in', (_, content) => {
    expect(storedText(documentOf(...content))).toBe('')
  })

  it.each<[string, object]>([
    ['a word', paragraph(text('a'))],
    ['a line', { type: 'horizontal_rule' }],
    ['a picture', paragraph({ type: 'image', attrs: { src: '/a.svg' } })],
  ])('with nothing but %s is stored with it', (_, node) => {
    expect(storedText(documentOf(node))).toEqual(documentOf(node))
  })
})
