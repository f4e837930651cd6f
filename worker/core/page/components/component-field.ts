import type { FieldMetadata, FieldType } from '../../../../blocks/_kit/fields/field.ts'
import type { FileKind } from '../../../../blocks/_kit/fields/file-kinds.ts'
import { textStyles } from '../../../../blocks/_kit/rich-text/marks.tsx'
import { displayName } from '../display-name.ts'
import { blockFolders } from './groups.ts'

interface Choice {
  readonly name: string
  readonly value: string
}

/**
 * A field of a component as Storyblok stores it; properties that are false by default are left out.
 * https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object
 */
export interface ComponentField {
  readonly type: FieldType
  readonly display_name: string
  readonly pos: number
  readonly required?: true
  readonly translatable?: true
  readonly description?: string
  readonly default_value?: string | boolean
  readonly options?: readonly Choice[]
  readonly exclude_empty_option?: true
  readonly min_value?: number
  readonly max_value?: number
  readonly maximum?: number
  readonly max_length?: number
  readonly disable_time?: true
  readonly filetypes?: readonly FileKind[]
  readonly source?: 'internal_stories'
  readonly filter_content_type?: readonly string[]
  readonly use_uuid?: true
  readonly is_reference_type?: true
  readonly restrict_components?: true
  /** Which of the two lists below applies; empty for the list of components. */
  readonly restrict_type?: '' | 'groups'
  readonly component_whitelist?: readonly string[]
  readonly component_group_whitelist?: readonly string[]
  readonly style_options?: readonly Choice[]
  readonly email_link_type?: true
  readonly asset_link_type?: true
  readonly show_anchor?: true
  readonly allow_target_blank?: true
  readonly conditional_settings?: readonly object[]
}

type Properties = Omit<ComponentField, 'type' | 'display_name' | 'pos'>

const choicesOf = (values: readonly string[]): readonly Choice[] =>
  values.map(value => ({ name: displayName(value), value }))

const restrictedTo = (components: readonly string[]): Properties => ({
  restrict_components: true,
  restrict_type: '',
  component_whitelist: components,
})

const anyBlock: Properties = {
  restrict_components: true,
  restrict_type: 'groups',
  component_group_whitelist: blockFolders.map(({ uuid }) => uuid),
}

function choiceOf({ options = [], defaultValue, storyType, type }: FieldMetadata): Properties {
  if (storyType)
    return {
      source: 'internal_stories',
      filter_content_type: [storyType],
      use_uuid: true,
      ...(type === 'options' && { is_reference_type: true }),
    }
  return {
    options: choicesOf(options),
    ...(defaultValue !== undefined && { exclude_empty_option: true }),
  }
}

type Describe = (metadata: FieldMetadata, textBlocks: readonly string[]) => Properties

const lengthOf: Describe = ({ maxLength }) => (maxLength === undefined ? {} : { max_length: maxLength })

const filesOf: Describe = ({ fileKinds }) => (fileKinds ? { filetypes: fileKinds } : {})

/** Properties of each kind of field, beside the common ones. */
const properties: Partial<Record<FieldType, Describe>> = {
  text: lengthOf,
  datetime: ({ isDay }) => (isDay ? { disable_time: true } : {}),
  textarea: lengthOf,
  asset: filesOf,
  multiasset: filesOf,
  option: choiceOf,
  options: choiceOf,
  number: ({ min, max }) => ({
    ...(min !== undefined && { min_value: min }),
    ...(max !== undefined && { max_value: max }),
  }),
  bloks: ({ allowed, max }) => ({
    ...(allowed ? restrictedTo(allowed) : anyBlock),
    ...(max !== undefined && { maximum: max }),
  }),
  richtext: (_, textBlocks) => ({
    ...restrictedTo(textBlocks),
    style_options: choicesOf(Object.keys(textStyles)),
    allow_target_blank: true,
  }),
  multilink: () => ({
    email_link_type: true,
    asset_link_type: true,
    show_anchor: true,
    allow_target_blank: true,
  }),
}

interface FieldPlace {
  readonly name: string
  /** Place in the form, from 0. */
  readonly pos: number
  /** Components that rich text may embed. */
  readonly textBlocks: readonly string[]
}

/** The content system has no field that offers the entries of a story, so there groups are named as they are stored. */
const namesGroups = {
  one: 'The uuid of a country group.',
  several: 'Uuids of country groups, separated by commas.',
} as const

/** The form field that editors get for a field of the field kit. */
export function componentField(
  metadata: FieldMetadata,
  { name, pos, textBlocks }: FieldPlace,
): ComponentField {
  const { type, required, translatable, countryGroups, defaultValue } = metadata
  const description = [countryGroups && namesGroups[countryGroups], metadata.description]
    .filter(Boolean)
    .join(' ')
  return {
    type,
    display_name: displayName(name),
    pos,
    ...(required && { required }),
    ...(translatable && { translatable }),
    ...(description && { description }),
    ...(defaultValue !== undefined && {
      default_value: typeof defaultValue === 'boolean' ? defaultValue : String(defaultValue),
    }),
    ...properties[type]?.(metadata, textBlocks),
  }
}
