import { components } from '../../worker/core/page/components/components.ts'
import { type ComponentGroup, groups } from '../../worker/core/page/components/groups.ts'
import { componentPresets } from '../../worker/core/page/components/presets.ts'

/** A folder with its parent folder. */
const folderOf = ({ id, name, uuid, parent }: ComponentGroup) => ({
  ...{ id, name, uuid },
  ...(parent && { parent_id: groups[parent].id, parent_uuid: groups[parent].uuid }),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export const componentCount = components.length

/** The files that the official CLI reads for a space (`storyblok components push`), by name. The same schemas give the same bytes. */
export const componentFiles: readonly (readonly [name: string, text: string])[] = [
  ['components.json', json(components)],
  ['groups.json', json(Object.values(groups).map(folderOf))],
  ['presets.json', json(await componentPresets())],
]
