import { components } from '../worker/editor/component-schemas/components.ts'
import { groups } from '../worker/editor/component-schemas/groups.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export const componentCount = components.length

/** The files that the official CLI reads for a space (`storyblok components push`), by name. The same schemas give the same bytes. */
export const componentFiles: readonly (readonly [name: string, text: string])[] = [
  ['components.json', json(components)],
  ['groups.json', json(Object.values(groups).map(({ id, name, uuid }) => ({ id, name, uuid })))],
]
