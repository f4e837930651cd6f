import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { loadPresets } from './block-presets.ts'
import { stableId } from './stable-id.ts'

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
