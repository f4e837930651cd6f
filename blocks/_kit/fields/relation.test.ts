import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Field, fieldMetadata } from './field.ts'
import { relation, relations } from './relation.ts'

const content = { component: 'product', _uid: 'p', degree: 'B.A.' }
const delivered = { uuid: 'u', full_slug: 'products/bwl', name: 'BWL', id: 7, content }
const resolved = { kind: 'relation', uuid: 'u', slug: 'products/bwl', name: 'BWL', content }

const cases: [string, Field, unknown, unknown][] = [
  ['a story', relation('product'), delivered, resolved],
  ['a story without a name', relation('product'), { ...delivered, name: null }, { ...resolved, name: '' }],
  ['a uuid that was not found', relation('product'), 'b2f0', undefined],
  ['nothing', relation('product'), undefined, undefined],
  ['an empty text', relation('product'), '', undefined],
  ['a story without content', relation('product'), { ...delivered, content: null }, undefined],
  ['another type of value', relation('product'), 5, undefined],
  ['stories', relations('product'), [delivered, 'b2f0', null, delivered], [resolved, resolved]],
  ['no list', relations('product'), 'b2f0', []],
  ['no stories', relations('product'), undefined, []],
]

describe('relations', () => {
  it.each(cases)('%s', (_name, schema, input, expected) => {
    expect(v.parse(schema, input)).toEqual(expected)
  })

  it('keep the content as the object it is', () => {
    expect(v.parse(relation('product'), delivered)?.content).toBe(content)
  })

  it('say which type of story they point to', () => {
    expect(fieldMetadata(relation('product'))).toMatchObject({ type: 'option', storyType: 'product' })
    expect(fieldMetadata(relations('product'))).toMatchObject({ type: 'options', storyType: 'product' })
  })
})
