import { type FieldMetadata, type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'
import { type ComponentField, componentField } from './component-field.ts'
import { fieldGroup, fieldGroups, fieldSections, governingSwitch } from './field-groups.ts'
import { type GroupName, groups } from './groups.ts'

/**
 * A 31-bit number for a name, the same each time, so that references by number stay valid when the files are generated again.
 */
export const stableId = (name: string): number => fnv1a(name) & 0x7fffffff

/** Hides a field while its switch is off, where the plan of the space has conditional fields. */
const hiddenWithout = (field: string) => [
  {
    modifications: [{ display: 'hide' }],
    rule_match: 'any',
    rule_conditions: [
      {
        validation: 'not_equals',
        value: true,
        validated_object: { type: 'field', field_key: field, field_attr: 'value' },
      },
    ],
  },
]

/** The conditions under which the form of a component shows a field; none for a field that is always shown. */
function conditionsOf(name: string, fields: Fields): { readonly conditional_settings?: readonly object[] } {
  const governing = governingSwitch(name, fields)
  const isOnAtFirst = governing !== undefined && fieldMetadata(fields[governing]!).defaultValue === true
  // In the content system, a switch without a value counts as unset and would hide fields that apply.
  return governing && !isOnAtFirst ? { conditional_settings: hiddenWithout(governing) } : {}
}

/** A tab of a component's form, or a section of one; fields without a tab are in the first one. */
interface FieldHolder {
  readonly type: 'tab' | 'section'
  readonly display_name: string
  readonly pos: number
  readonly keys: readonly string[]
}

type ComponentForm = Readonly<Record<string, ComponentField | FieldHolder>>

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
const componentForm = (fields: Fields, textBlocks: readonly string[]): ComponentForm =>
  Object.fromEntries(
    [...fieldsOf(fields, textBlocks), ...tabsOf(fields)].map(([key, at], pos) => [key, at(pos)]),
  )

/**
 * A component as Storyblok stores it, in the form that the official CLI pushes.
 * https://www.storyblok.com/docs/api/management/components/the-component-object
 */
export interface Component {
  /** Joins presets to their component within the files; the CLI replaces it by the space's own id. */
  readonly id: number
  readonly name: string
  readonly display_name: string
  readonly description?: string
  readonly is_root: boolean
  readonly is_nestable: boolean
  readonly component_group_uuid: string
  /** How the block library and the lists of blocks show it. */
  readonly icon: string
  readonly color: string
  /** The field whose text names a block in the editor's lists. */
  readonly preview_field?: string
  readonly schema: ComponentForm
}

export interface ComponentSource {
  readonly name: string
  readonly title: string
  readonly description?: string | undefined
  readonly group: GroupName
  readonly fields: Fields
  /** Components that rich text may embed. */
  readonly textBlocks: readonly string[]
}

type Described = readonly (readonly [name: string, metadata: FieldMetadata])[]

/** Blocks are told apart by their first words: a required text, else the first that is translated. */
function previewField(fields: Described): string | undefined {
  const texts = fields.filter(([, { type }]) => type === 'text')
  const chosen =
    texts.find(([, { required }]) => required) ?? texts.find(([, { translatable }]) => translatable)
  return chosen?.[0]
}

/** An icon of the block library, by the parts of the block. */
function iconOf(group: GroupName, fields: Described): string {
  if (groups[group].icon !== groups.blocks.icon) return groups[group].icon
  const types = new Set(fields.map(([, { type }]) => type))
  if (types.has('asset') || types.has('multiasset'))
    return types.has('richtext') ? 'block-text-img-l' : 'block-image'
  return types.has('bloks') ? groups.blocks.icon : 'block-text-l'
}

/** The component that the CMS gets for a set of fields. It is used for stories or for blocks, but never for both. */
export function componentOf({
  name,
  title,
  description,
  group,
  fields,
  textBlocks,
}: ComponentSource): Component {
  const described = Object.entries(fields).map(([field, kind]) => [field, fieldMetadata(kind)] as const)
  const isRoot = group === 'stories'
  const preview = isRoot ? undefined : previewField(described)
  return {
    id: stableId(name),
    name,
    display_name: title,
    ...(description && { description }),
    is_root: isRoot,
    is_nestable: !isRoot,
    component_group_uuid: groups[group].uuid,
    icon: iconOf(group, described),
    color: groups[group].color,
    ...(preview && { preview_field: preview }),
    schema: componentForm(fields, textBlocks),
  }
}

/** The components by name, one each. Throws when two that share a name differ, because a space has room for one. */
export function uniqueComponents(components: readonly Component[]): Component[] {
  const known = new Map<string, Component>()
  for (const component of components) {
    const before = known.get(component.name)
    if (before && JSON.stringify(before) !== JSON.stringify(component))
      throw new Error(`two components named ${component.name} are not the same`)
    known.set(component.name, component)
  }
  return [...known.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
