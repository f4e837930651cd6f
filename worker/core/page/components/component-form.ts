import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { type ComponentField, componentField } from './component-field.ts'
import { conditionsOf } from './conditions.ts'
import { fieldGroup, fieldGroups } from './field-groups.ts'
import { fieldSections } from './field-sections.ts'

/** A tab of a component's form, or a section of one; fields without a tab are in the first one. */
interface FieldHolder {
  readonly type: 'tab' | 'section'
  readonly display_name: string
  readonly pos: number
  readonly keys: readonly string[]
}

export type ComponentForm = Readonly<Record<string, ComponentField | FieldHolder>>

/** A part of a form under its key, which is told its place. */
type Part = readonly [key: string, at: (pos: number) => ComponentField | FieldHolder]

function holder(type: FieldHolder['type'], title: string, keys: readonly string[]): Part {
  const key = `${type}-${title.toLowerCase().replaceAll(' ', '-')}`
  return [key, pos => ({ type, display_name: title, pos, keys })]
}

/** The tabs of a form. Forms with one group have none, and the first group is outside of them. */
function tabsOf(fields: Fields): Part[] {
  const names = Object.keys(fields).map(name => [name, fieldGroup(name, fields)] as const)
  const [, ...further] = fieldGroups.filter(group => names.some(([, own]) => own === group))
  return further.map(group =>
    holder(
      'tab',
      group,
      names.filter(([, own]) => own === group).map(([name]) => name),
    ),
  )
}

/** The fields of a form in their order, each section where its first field is. */
function fieldsOf(fields: Fields, textBlocks: readonly string[]): Part[] {
  const sections = fieldSections(fields)
  return Object.entries(fields).flatMap(([name, field]): Part[] => {
    const conditions = conditionsOf(name, fields)
    const own: Part = [
      name,
      pos => ({ ...componentField(fieldMetadata(field), { name, pos, textBlocks }), ...conditions }),
    ]
    const begun = sections.find(({ keys }) => keys[0] === name)
    return begun ? [holder('section', begun.title, begun.keys), own] : [own]
  })
}

/** The form of a component: its fields, sections and tabs under keys that stay the same, with the places counted through all of them. */
export const componentForm = (fields: Fields, textBlocks: readonly string[]): ComponentForm =>
  Object.fromEntries(
    [...fieldsOf(fields, textBlocks), ...tabsOf(fields)].map(([key, at], pos) => [key, at(pos)]),
  )
