import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Fixture } from '../../../../blocks/_kit/fixture.ts'
import { storedContent } from './stored-content.ts'

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
