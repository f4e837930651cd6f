import { describe, expect, it } from 'vitest'
import { blockLogic } from '../../../worker/core/page/registry.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../fields/field.ts'
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
  it.each(Object.entries(fieldsOfBlocks))('%s has its fields', (component, fields) => {
    expect(blockLogic.has(component)).toBe(true)
    expect(wordsOf(fields).filter(path => !fieldOf(component, path))).toEqual([])
  })

  it.each(Object.entries(optionsOfFields))('%s offers %s', (path, options) => {
    const [component = '', ...field] = path.split('.')
    expect(fieldOf(component, field.join('.'))?.options).toEqual(expect.arrayContaining(wordsOf(options)))
  })

  it.each(wordsOf(componentsInText))('running text may hold %s', component => {
    expect(blockLogic.get(component)?.schema.block.inText).toBe(true)
  })
})
