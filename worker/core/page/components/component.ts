import { type FieldMetadata, type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { type ComponentForm, componentForm } from './component-form.ts'
import { type GroupName, groups } from './groups.ts'
import { stableId } from './stable-id.ts'

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
