import { type JsonObject, objectsOf } from '../../../core/content/tree.ts'
import { type DeliveredStory, type Delivery, deliveredSlug, deliverStory } from './deliver-story.ts'
import type { Parameters } from './parameters.ts'

/** Beyond these, an answer has uuids in place of stories and links. */
const mostRelations = 50
const mostLinks = 500

/** The uuids in the named fields (`component.field`) of the contents. */
function relatedIn(contents: readonly JsonObject[], names: ReadonlySet<string>): readonly string[] {
  const uuids = contents
    .flatMap(content => [...objectsOf(content)])
    .filter(({ component }) => typeof component === 'string')
    .flatMap(node => Object.entries(node).filter(([field]) => names.has(`${node.component}.${field}`)))
    .flatMap(([, value]) => value)
    .filter(uuid => typeof uuid === 'string' && uuid !== '')
  return [...new Set(uuids as string[])]
}

/** The uuids of the stories to which link fields and links in rich text point. */
function linkedIn(contents: readonly JsonObject[]): readonly string[] {
  const uuids = contents
    .flatMap(content => [...objectsOf(content)])
    .filter(({ linktype }) => linktype === 'story')
    .map(({ fieldtype, id, uuid }) => (fieldtype === 'multilink' ? id : uuid))
    .filter(uuid => typeof uuid === 'string' && uuid !== '')
  return [...new Set(uuids as string[])]
}

const contentsOf = (stories: readonly DeliveredStory[]) => stories.map(({ content }) => content)

/** Relations, the second level too, where it is requested or where there are few. */
function relationsOf(contents: readonly JsonObject[], parameters: Parameters, find: Find) {
  const names = new Set(parameters.resolve_relations)
  const first = names.size ? find(relatedIn(contents, names)) : []
  const isDeep = first.length <= mostRelations || (parameters.resolve_level ?? 1) >= 2
  const second = isDeep ? find(relatedIn(contentsOf(first), names)) : []
  return [...new Map([...first, ...second].map(story => [story.uuid, story])).values()]
}

type Find = (uuids: readonly string[]) => readonly DeliveredStory[]

/**
 * The related stories and the links that go with the stories of an answer, or only their uuids.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
export function referencesOf(
  stories: readonly DeliveredStory[],
  delivery: Delivery,
  parameters: Parameters,
): object {
  const { byUuid } = delivery.table
  const find: Find = uuids =>
    uuids.flatMap(uuid => {
      const story = byUuid.get(uuid)
      return story ? deliverStory(story, delivery) : []
    })
  const contents = contentsOf(stories)
  const related = relationsOf(contents, parameters, find)
  const rels =
    related.length > mostRelations ? { rel_uuids: related.map(({ uuid }) => uuid) } : { rels: related }
  if (!parameters.resolve_links) return { ...rels, links: [] }
  const first = linkedIn(contents)
  const isDeep = (parameters.resolve_links_level ?? 1) >= 2
  const second = isDeep ? linkedIn([...contentsOf(find(first)), ...contentsOf(related)]) : []
  const linked = [...new Set([...first, ...second])].flatMap(uuid => byUuid.get(uuid) ?? [])
  if (linked.length > mostLinks) return { ...rels, link_uuids: linked.map(({ uuid }) => uuid) }
  const links = linked.map(({ id, uuid, name, path, slug, ...story }) => {
    const full_slug = deliveredSlug({ id, uuid, name, path, slug, ...story }, delivery.language)
    return { id, uuid, name, path, slug, url: path || full_slug, full_slug }
  })
  return { ...rels, links }
}
