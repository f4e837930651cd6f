import { describe, expect, it } from 'vitest'
import { blockLogic } from '../../../worker/core/page/registry.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../fields/field.ts'
import { isTested } from './is-tested.ts'
import { componentsInText, fieldsOfBlocks, optionsOfFields } from './library.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The description of a field; undefined where the block, or a list in the path, has no such field. */
function fieldAt(
  fields: Fields | undefined,
  [name = '', ...rest]: readonly string[],
): FieldMetadata | undefined {
  const field = fields?.[name]
  if (!field) return undefined
  const metadata = fieldMetadata(field)
  return rest.length ? fieldAt(metadata.entries ?? metadata.related, rest) : metadata
}

const fieldOf = (component: string, path: string) =>
  fieldAt(blockLogic.get(component)?.schema.fields, path.split('.'))

describe('the block library', () => {
  const blocks = Object.entries(fieldsOfBlocks).filter(([component]) => isTested(component))
  it.each(blocks)('%s has its fields', (component, fields) => {
    expect(blockLogic.has(component)).toBe(true)
    expect(wordsOf(fields).filter(path => !fieldOf(component, path))).toEqual([])
  })

  const offered = Object.entries(optionsOfFields).filter(([path]) => isTested(path.split('.')[0]!))
  it.each(offered)('%s offers %s', (path, options) => {
    const [component = '', ...field] = path.split('.')
    expect(fieldOf(component, field.join('.'))?.options).toEqual(expect.arrayContaining(wordsOf(options)))
  })

  it.each(wordsOf(componentsInText).filter(isTested))('running text may hold %s', component => {
    expect(blockLogic.get(component)?.schema.block.inText).toBe(true)
  })
})
