import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { fieldGroup, fieldGroups } from '../field-groups.ts'
import { type ComponentField, componentField } from './component-field.ts'
import { conditionsOf } from './conditions.ts'
import { groups } from './groups.ts'

/**
 * A component as Storyblok stores it: what the official CLI pushes.
 * https://www.storyblok.com/docs/api/management/components/the-component-object
 */
export interface Component {
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
  readonly schema: Readonly<Record<string, ComponentField | ComponentTab>>
}

/** A tab of a component's form; fields that no tab names stand in the first one. */
export interface ComponentTab {
  readonly type: 'tab'
  readonly display_name: string
  readonly pos: number
  readonly keys: readonly string[]
}

export interface ComponentSource {
  readonly name: string
  readonly title: string
  readonly description?: string | undefined
  readonly group: keyof typeof groups
  readonly fields: Fields
  /** Components that may stand in running text. */
  readonly textBlocks: readonly string[]
}

/** The tabs of a form, by keys that stay the same. Forms of one group have none. */
function tabsOf(fields: Fields): Readonly<Record<string, ComponentTab>> {
  const names = Object.entries(fields).map(
    ([name, field]) => [name, fieldGroup(name, fieldMetadata(field))] as const,
  )
  const [, ...further] = fieldGroups.filter(group => names.some(([, own]) => own === group))
  const count = names.length
  return Object.fromEntries(
    further.map((group, index) => [
      `tab-${group.toLowerCase().replaceAll(' ', '-')}`,
      {
        type: 'tab',
        display_name: group,
        pos: count + index,
        keys: names.filter(([, own]) => own === group).map(([name]) => name),
      },
    ]),
  )
}

/** Blocks are told apart by their first words: a required text, else the first that is translated. */
function previewField(schema: Readonly<Record<string, ComponentField>>): string | undefined {
  const texts = Object.entries(schema).filter(([, { type }]) => type === 'text')
  const chosen =
    texts.find(([, { required }]) => required) ?? texts.find(([, { translatable }]) => translatable)
  return chosen?.[0]
}

/** One of the icons of the block library, by what the block consists of. */
function iconOf(group: keyof typeof groups, fields: Readonly<Record<string, ComponentField>>): string {
  if (group !== 'blocks') return groups[group].icon
  const types = new Set(Object.values(fields).map(({ type }) => type))
  if (types.has('asset') || types.has('multiasset'))
    return types.has('richtext') ? 'block-text-img-l' : 'block-image'
  return types.has('bloks') ? groups.blocks.icon : 'block-text-l'
}

/** The component that the CMS gets for a set of fields. Stories are made of it, or blocks, but never both. */
export function componentOf({
  name,
  title,
  description,
  group,
  fields,
  textBlocks,
}: ComponentSource): Component {
  const own = Object.fromEntries(
    Object.entries(fields).map(([field, kind], pos) => [
      field,
      {
        ...componentField(fieldMetadata(kind), { name: field, pos, textBlocks }),
        ...conditionsOf(field, fields),
      },
    ]),
  )
  const isRoot = group === 'stories'
  const preview = isRoot ? undefined : previewField(own)
  return {
    name,
    display_name: title,
    ...(description && { description }),
    is_root: isRoot,
    is_nestable: !isRoot,
    component_group_uuid: groups[group].uuid,
    icon: iconOf(group, own),
    color: groups[group].color,
    ...(preview && { preview_field: preview }),
    schema: { ...own, ...tabsOf(fields) },
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
