import type { BlockCategory } from '../../../blocks/_kit/block-categories.ts'
import type { BlockMetadata, BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { textStyles } from '../../../blocks/_kit/rich-text/marks.tsx'
import { storyTypes } from '../../core/content/types/story-types.ts'
import {
  type FieldGroup,
  fieldGroup,
  fieldSections,
  governingSwitch,
} from '../../core/page/components/field-groups.ts'
import { displayName } from '../../core/page/display-name.ts'
import { blockLogic } from '../../core/page/registry.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface FormField extends Omit<FieldMetadata, 'entries' | 'related' | 'options'> {
  readonly name: string
  readonly label: string
  readonly group: FieldGroup
  /** The section of that part, where it has sections. */
  readonly section?: string
  /** The switch without which the field has no effect. */
  readonly countsWith?: string
  /** For a choice its values; for a rich text the styles that its words may have. */
  readonly options?: readonly Choice[]
}

/** The form with which editors fill in a component. */
export interface ComponentForm {
  readonly name: string
  readonly title: string
  readonly description?: string
  /** `story`: the root of a story; `block`: a block of pages; `item`: a part of its block, or of a form. */
  readonly kind: 'story' | 'block' | 'item'
  /** The folder of the block library. */
  readonly category?: BlockCategory
  /** Whether rich text may embed it. */
  readonly inText?: true
  readonly fields: readonly FormField[]
}

const choicesOf = (values: readonly string[], isPlain = false): readonly Choice[] =>
  values.map(value => ({ value, label: isPlain ? value : displayName(value) }))

const formFields = (fields: Fields): FormField[] => {
  const sections = fieldSections(fields)
  return Object.entries(fields).map(([name, field]) => {
    const { entries: _, related: __, options, ...metadata } = fieldMetadata(field)
    const countsWith = governingSwitch(name, fields)
    const section = sections.find(({ keys }) => keys.includes(name))?.title
    const values = metadata.type === 'richtext' ? Object.keys(textStyles) : options
    return {
      name,
      label: displayName(name),
      group: fieldGroup(name, fields),
      ...(section && { section }),
      ...metadata,
      ...(countsWith && { countsWith }),
      ...(values && { options: choicesOf(values, metadata.icons) }),
    }
  })
}

/** The forms of the entries of lists, however deep they nest. */
const itemForms = (fields: Fields): ComponentForm[] =>
  Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    if (!entries) return []
    const name = allowed![0]!
    const form = { name, title: displayName(name), kind: 'item', fields: formFields(entries) } as const
    return [form, ...itemForms(entries)]
  })

function formsOf(name: string, schema: BlockSchema, kind: ComponentForm['kind']): ComponentForm[] {
  const { title, description, inText, category } = schema.block
  const form: ComponentForm = {
    name,
    title,
    ...(description && { description }),
    kind,
    ...(category && { category }),
    ...(inText && { inText }),
    fields: formFields(schema.fields),
  }
  return [form, ...itemForms(schema.fields)]
}

/** The kind of a component by its place: where any block is allowed, only blocks of a page are offered. */
const kindOf = (place: BlockMetadata['place'] = 'page') => (place === 'page' ? 'block' : 'item')

/** A form for every component, generated from the schemas that validate it. */
export const componentForms: readonly ComponentForm[] = [
  ...[...blockLogic]
    .filter(([name, { component }]) => name === component)
    .flatMap(([name, { schema }]) => formsOf(name, schema, kindOf(schema.block.place))),
  ...[...storyTypes].flatMap(([name, schema]) => formsOf(name, schema, 'story')),
]
