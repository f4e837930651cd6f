import { type JsonObject, objectsOf, ownField } from '../../core/content/tree.ts'
import type { DeliveredStory } from './deliver-story.ts'

const LIMIT = 50

type Relations = { readonly rels: readonly DeliveredStory[] } | { readonly rel_uuids: readonly string[] }

/** Fields to resolve by component. */
type Fields = ReadonlyMap<string, ReadonlySet<string>>

function fieldsOf(names: readonly string[]): Fields {
  const fields = new Map<string, Set<string>>()
  for (const name of names) {
    const dot = name.indexOf('.')
    const component = name.slice(0, Math.max(dot, 0))
    fields.set(component, (fields.get(component) ?? new Set()).add(name.slice(dot + 1)))
  }
  return fields
}

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(name => typeof name === 'string' && name !== '')

function relatedUuids(contents: Iterable<JsonObject>, fields: Fields): Set<string> {
  const uuids = new Set<string>()
  for (const content of contents)
    for (const node of objectsOf(content)) {
      const component = ownField(node, 'component')
      const names = typeof component === 'string' ? fields.get(component) : undefined
      for (const name of names ?? []) for (const uuid of namesIn(ownField(node, name))) uuids.add(uuid)
    }
  return uuids
}

/**
 * The stories that the named fields refer to, two levels deep. Past 50 only their uuids are given, and then the
 * second level only on request (`resolve_level=2`).
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
export function resolveRelations(input: {
  readonly contents: readonly JsonObject[]
  readonly names: readonly string[]
  readonly level: number
  readonly find: (uuid: string) => DeliveredStory | null
}): Relations {
  if (input.names.length === 0) return { rels: [] }
  const fields = fieldsOf(input.names)
  const storiesIn = (contents: readonly JsonObject[]) =>
    [...relatedUuids(contents, fields)].flatMap(uuid => input.find(uuid) ?? [])
  const first = storiesIn(input.contents)
  const isDeep = first.length <= LIMIT || input.level >= 2
  const second = isDeep ? storiesIn(first.map(story => story.content)) : []
  const stories = [...new Map([...first, ...second].map(story => [story.uuid, story])).values()]
  return stories.length > LIMIT ? { rel_uuids: stories.map(story => story.uuid) } : { rels: stories }
}
