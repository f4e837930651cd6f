import type { BlockSchema } from '../../../../blocks/_kit/block-schema.ts'
import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })

const ending = 'Schema'

/** The story type of an export: `lp-location` of `lpLocationSchema`. */
const typeOf = (name: string) =>
  name.slice(0, -ending.length).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Every story type by its name, which is that of its schema. */
export const storyTypes: ReadonlyMap<string, BlockSchema> = new Map(
  Object.values(modules)
    .flatMap(module => Object.entries(module))
    .filter(([name]) => name.endsWith(ending))
    .map(([name, schema]): [string, BlockSchema] => [typeOf(name), schema]),
)

/** The names of all fields at the root of a story's content, so that a list of stories can leave them out. */
export const contentFields: readonly string[] = [
  ...new Set([...storyTypes.values()].flatMap(({ fields }) => Object.keys(fields))),
]

function relationsIn(component: string, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { storyType, entries, allowed } = fieldMetadata(field)
    if (storyType) return [`${component}.${name}`]
    return entries ? relationsIn(allowed![0]!, entries) : []
  })
}

const blockSchemas = import.meta.glob<BlockSchema>('../../../../blocks/*/schema.ts', {
  eager: true,
  import: 'schema',
})

const blockNames = (path: string, { block }: BlockSchema) => [
  path.split('/').at(-2)!,
  ...(block.aliases ?? []),
]

/** The fields of every story type and block, by the names under which they are delivered. */
export const allFields: readonly (readonly [component: string, fields: Fields])[] = [
  ...[...storyTypes].map(([type, { fields }]) => [type, fields] as const),
  ...Object.entries(blockSchemas).flatMap(([path, schema]) =>
    blockNames(path, schema).map(name => [name, schema.fields] as const),
  ),
]

/** The schemas of all stories and blocks, by the names under which they are stored; a story type has a name before a block. */
export const schemasByName: ReadonlyMap<string, BlockSchema> = new Map([
  ...Object.entries(blockSchemas).flatMap(([path, schema]) =>
    blockNames(path, schema).map(name => [name, schema] as const),
  ),
  ...storyTypes,
])

/** All fields that point to other stories, as `component.field` (delivery API, `resolve_relations`). */
export const relationFields: readonly string[] = [
  ...new Set(allFields.flatMap(([name, fields]) => relationsIn(name, fields))),
]
