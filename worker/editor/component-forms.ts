import type { BlockSchema } from '../../blocks/_kit/block-schema.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../../blocks/_kit/fields/field.ts'
import { storyTypes } from '../content/types/story-types.ts'
import { blockLogic } from '../page/registry.ts'

export interface FormField extends Omit<FieldMetadata, 'entries' | 'related'> {
  readonly name: string
}

/** The form with which editors fill in a component. */
export interface ComponentForm {
  readonly name: string
  readonly title: string
  readonly description?: string
  /** `story`: the root of a story; `block`: stands in pages; `item`: a part of its block, or of a form. */
  readonly kind: 'story' | 'block' | 'item'
  readonly fields: readonly FormField[]
}

const formFields = (fields: Fields): FormField[] =>
  Object.entries(fields).map(([name, field]) => {
    const { entries: _, related: __, ...metadata } = fieldMetadata(field)
    return { name, ...metadata }
  })

/** The forms of the entries of lists, however deep they nest. */
const itemForms = (fields: Fields): ComponentForm[] =>
  Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    if (!entries) return []
    const name = allowed![0]!
    return [{ name, title: name, kind: 'item', fields: formFields(entries) } as const, ...itemForms(entries)]
  })

function formsOf(name: string, schema: BlockSchema, kind: ComponentForm['kind']): ComponentForm[] {
  const { title, description } = schema.block
  const form = { name, title, ...(description && { description }), kind, fields: formFields(schema.fields) }
  return [form, ...itemForms(schema.fields)]
}

/** A form for every component there is, made of the schemas that validate it. */
export const componentForms: readonly ComponentForm[] = [
  ...[...blockLogic]
    .filter(([name, { component }]) => name === component)
    .flatMap(([name, { schema }]) => formsOf(name, schema, schema.block.place === 'form' ? 'item' : 'block')),
  ...[...storyTypes].flatMap(([name, schema]) => formsOf(name, schema, 'story')),
]
