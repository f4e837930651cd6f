import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import type { Fixture } from '../../../../blocks/_kit/fixture.ts'
import { blockLogic } from '../registry.ts'
import { stableId } from './component.ts'

const storedAsset = (asset: unknown) => ({ id: null, alt: '', ...(asset as object), fieldtype: 'asset' })

/** A link of a sample. A link to a missing story becomes one to the home page, until an editor chooses a target. */
function storedLink(link: unknown) {
  const empty = { id: '', url: '', cached_url: '', linktype: 'url', fieldtype: 'multilink' }
  const { linktype, ...rest } = link as { readonly linktype?: string }
  return linktype === 'story'
    ? { ...empty, url: '/', cached_url: '/' }
    : { ...empty, ...rest, ...(linktype && { linktype }) }
}

/** Running text that is written as plain text is one paragraph. */
const storedText = (text: unknown) =>
  typeof text === 'string'
    ? { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    : text

const entriesOf = (value: unknown): readonly RawBlock[] =>
  Array.isArray(value) ? value.filter(isRawBlock) : []

function storedField(value: unknown, { type, entries }: FieldMetadata): unknown {
  if (type === 'asset') return storedAsset(value)
  if (type === 'multiasset') return [value].flat().map(storedAsset)
  if (type === 'multilink') return storedLink(value)
  if (type === 'richtext') return storedText(value)
  if (type === 'number') return String(value)
  if (type === 'bloks')
    return entriesOf(value).map(entry =>
      storedFields(entry, entries ?? blockLogic.get(entry.component)?.schema.fields ?? {}),
    )
  return value
}

function storedFields(content: RawBlock, fields: Fields): RawBlock {
  const stored = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = content[name]
    const metadata = fieldMetadata(field)
    // A reference names a story, and a sample has it in its place.
    return value === undefined || metadata.storyType ? [] : [[name, storedField(value, metadata)]]
  })
  const { component, _uid } = content
  return { component, ...(_uid && { _uid }), ...Object.fromEntries(stored) }
}

/** The sample of a block as the content system would store it: its fields by their kinds, and nothing else. */
const storedContent = (sample: RawBlock): RawBlock =>
  storedFields(sample, blockLogic.get(sample.component)?.schema.fields ?? {})

/** Content with which editors may start a block. */
interface BlockPreset {
  readonly component: string
  readonly name: string
  /** The fixture of the preset, whose address in the gallery shows it. */
  readonly fixture: string
  readonly content: RawBlock
}

const modules = import.meta.glob<readonly Fixture[]>('../../../../blocks/*/fixtures.ts', {
  import: 'fixtures',
})

/** All presets: the fixtures that have a name for editors. */
export async function loadPresets(): Promise<readonly BlockPreset[]> {
  const fixtures = await Promise.all(Object.values(modules).map(load => load()))
  return fixtures.flat().flatMap(({ name, preset, content }) =>
    preset
      ? [
          {
            component: content.component,
            name: preset,
            fixture: name,
            content: storedContent(content),
          },
        ]
      : [],
  )
}

/**
 * A preset as Storyblok stores it, in the form that the official CLI pushes.
 * https://www.storyblok.com/docs/api/management/presets/the-preset-object
 */
interface Preset {
  readonly id: number
  readonly name: string
  readonly component_id: number
  readonly preset: RawBlock
}

/** The presets of all components, by component and name. Their ids follow from both. */
export async function componentPresets(): Promise<readonly Preset[]> {
  const presets = await loadPresets()
  return presets
    .map(({ component, name, content }) => ({
      id: stableId(`${component}: ${name}`),
      name,
      component_id: stableId(component),
      preset: content,
    }))
    .toSorted(
      (one, other) =>
        one.preset.component.localeCompare(other.preset.component, 'en') ||
        one.name.localeCompare(other.name, 'en'),
    )
}
