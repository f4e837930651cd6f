import * as v from 'valibot'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import { type JsonObject, objectsOf } from '../tree.ts'

/** Maximum linked stories that one call requests (requirement content-source/linked-stories). */
const BATCH = 50

const uuidOf = (story: unknown) => (story as { readonly uuid?: unknown } | null)?.uuid

/** Stories in the order of their uuids, each once; missing stories are left out. `read` takes at most fifty uuids. */
export async function inBatches(
  uuids: readonly string[],
  read: (batch: { readonly by_uuids: string; readonly per_page: number }) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const wanted = [...new Set(uuids)]
  const found = new Map<unknown, unknown>()
  for (let start = 0; start < wanted.length; start += BATCH) {
    const by_uuids = wanted.slice(start, start + BATCH).join(',')
    for (const story of await read({ by_uuids, per_page: BATCH })) found.set(uuidOf(story), story)
  }
  return wanted.flatMap(uuid => found.get(uuid) ?? [])
}

/** The references of an answer of the delivery API. */
interface References {
  /** Fields whose uuids become stories, as `component.field`. */
  readonly fields: readonly string[]
  readonly related: readonly unknown[]
  readonly links: readonly unknown[]
}

/** A relation of a relation is resolved (`resolve_level` 2); deeper relations stay uuids. */
const LEVELS = 2

/** Characters of JSON that relations may add to an answer: stories that name each other multiply with every level. */
export const MOST_RELATED = 1_000_000

type Mutable = Record<string, unknown>

const relatedStory = v.looseObject({ uuid: v.string(), content: v.custom<Mutable>(isMutable) })
const linkedStory = v.looseObject({ uuid: v.string() })

function isMutable(value: unknown): value is Mutable {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const relatedStories = fittingEntries(relatedStory)
const linkedStories = fittingEntries(linkedStory)

/** The uuid of the story that a link field, or a link in rich text, points to. */
const linkedUuid = (node: JsonObject): unknown =>
  node.linktype === 'story' ? (node.fieldtype === 'multilink' ? node.id : node.uuid) : undefined

/** Inserts the target stories into links, as the client does for the stories of the answer itself. */
function insertLinks(content: Mutable, links: ReadonlyMap<unknown, object>): void {
  for (const node of [...objectsOf(content)] as Mutable[]) {
    const story = links.get(linkedUuid(node))
    if (story) node.story = { ...story }
  }
}

/** Replaces the uuids in the fields of a content by their stories. */
function insertRelations(
  content: Mutable,
  fields: ReadonlySet<string>,
  copyOf: (uuid: unknown) => object | undefined,
): void {
  // Collects all objects first, so that inserted stories are not walked.
  for (const node of [...objectsOf(content)] as Mutable[])
    for (const name of Object.keys(node)) {
      if (typeof node.component !== 'string' || !fields.has(`${node.component}.${name}`)) continue
      const value = node[name]
      node[name] = Array.isArray(value)
        ? value.map((uuid: unknown) => copyOf(uuid) ?? uuid)
        : (copyOf(value) ?? value)
    }
}

/**
 * Inserts the stories that freshly parsed contents refer to, level by level, in place. The official client has no limit: sixteen stories
 * that name each other become 188 MB. Here a reference beyond the limits stays a uuid, which counts as a missing story.
 */
export function insertReferences(contents: readonly unknown[], { fields, related, links }: References): void {
  const names = new Set(fields)
  const linked = new Map(v.parse(linkedStories, links).map(story => [story.uuid as unknown, story]))
  const texts = new Map<unknown, string>()
  for (const story of v.parse(relatedStories, related)) {
    insertLinks(story.content, linked)
    texts.set(story.uuid, JSON.stringify(story))
  }
  let left = MOST_RELATED
  let level = contents.filter(isMutable)
  for (let depth = 0; depth < LEVELS; depth++) {
    const inserted: Mutable[] = []
    const copyOf = (uuid: unknown) => {
      const text = texts.get(uuid)
      if (text === undefined || text.length > left) return undefined
      left -= text.length
      const copy = JSON.parse(text) as v.InferOutput<typeof relatedStory>
      inserted.push(copy.content)
      return copy
    }
    for (const content of level) insertRelations(content, names, copyOf)
    level = inserted
  }
}
