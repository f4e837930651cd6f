import * as v from 'valibot'
import { type Fields, fieldMetadata } from '../blocks/_kit/fields/field.ts'
import { isObject } from '../blocks/_kit/fields/is-object.ts'
import type { SpaceSeed, StoredStory } from '../worker/core/content/space-schema.ts'
import { schemasByName } from '../worker/core/content/types/story-types.ts'
import { storyPath } from './read-space.ts'

type Content = Readonly<Record<string, unknown>>

const mark = '__i18n__'
const administrative = ['component', '_uid']

/** Fields of the entries that belong to blocks, by the name of their component. */
function entriesOf(fields: Fields): [string, Fields][] {
  return Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    return entries ? [[allowed![0]!, entries] as [string, Fields], ...entriesOf(entries)] : []
  })
}

const entries = new Map([...schemasByName.values()].flatMap(({ fields }) => entriesOf(fields)))

/** A block or an entry as it is stored, and as it is delivered in a language. */
interface Found {
  readonly source: Content & { readonly component: string }
  readonly content: Content
  readonly language: string
  readonly path: string
}

const isNamed = (node: Content): node is Found['source'] => typeof node.component === 'string'

/** The field that is delivered for another in a language. */
const placeIn = (language: string, name: string, source: Content): string => {
  const translated = `${name}${mark}${language}`
  return source[translated] === null || source[translated] === undefined ? name : translated
}

/** A value as it is delivered in a language, `''` for the default one; adds the blocks below it to `found`. */
function readIn(language: string, value: unknown, path: string, found: Found[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => readIn(language, one, `${path}.${index}`, found))
  if (!isObject(value)) return value
  const content = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.includes(mark))
      .map(([name]) => {
        const place = placeIn(language, name, value)
        return [name, readIn(language, value[place], `${path}.${place}`, found)]
      }),
  )
  if (isNamed(value)) found.push({ source: value, content, language, path })
  return content
}

/** Fields and options that do not exist, and translations of what is not translatable. */
const mistakesIn = (source: Content, fields: Fields): string[] =>
  Object.entries(source).flatMap(([name, value]) => {
    const [own = '', language] = name.split(mark)
    const field = fields[own]
    if (!field) return administrative.includes(name) ? [] : [`.${name}: there is no such field`]
    const { translatable, options } = fieldMetadata(field)
    if (language && !translatable) return [`.${name}: the field is not translatable`]
    const chosen = options ? [value].flat() : []
    return chosen.flatMap(choice =>
      options!.includes(String(choice)) ? [] : [`.${name}: there is no option "${choice}"`],
    )
  })

function faultsOf({ source, content, language, path }: Found): string[] {
  const schema = schemasByName.get(source.component)
  const fields = schema?.fields ?? entries.get(source.component)
  if (!fields) return [`${path}: there is no component "${source.component}"`]
  const result = schema && v.safeParse(schema, content)
  const issues = (result?.issues ?? []).map(issue => {
    const [name = '', ...rest] = (v.getDotPath(issue) ?? '').split('.')
    return `.${[placeIn(language, name, source), ...rest].join('.')}: ${issue.message}`
  })
  // Of a graph of questions: a circle, a question that is not reached, an answer that leads nowhere.
  const faults = result?.success ? (schema?.block.faults?.(result.output as never, source) ?? []) : []
  return [...issues, ...mistakesIn(source, fields), ...faults.map(fault => `: ${fault}`)].map(
    fault => `${path}${fault}`,
  )
}

/** The content that does not fit the schemas of a story's blocks in one of its languages, as `content.body.0.text: reason`. */
export function storyFaults({ content, translated_slugs }: StoredStory): readonly string[] {
  const languages = ['', ...(translated_slugs ?? []).map(({ lang }) => lang)]
  const found: Found[] = []
  for (const language of languages) readIn(language, content, 'content', found)
  return [...new Set(found.flatMap(faultsOf))]
}

/** The faults of the stories of a space, with their files. */
export const spaceFaults = (name: string, stories: SpaceSeed['stories']): readonly string[] =>
  stories.flatMap(({ draft }) =>
    storyFaults(draft).map(fault => `kv-seed/${storyPath(name, draft.full_slug)}: ${fault}`),
  )
