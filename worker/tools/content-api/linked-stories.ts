import { type JsonObject, objectsOf } from '../../core/content/tree.ts'

export type LinkForm = 'story' | 'url' | 'link'
type Links = { readonly links: readonly unknown[] } | { readonly link_uuids: readonly string[] }

const LIMITS: Readonly<Record<LinkForm, number>> = { story: 50, link: 50, url: 500 }

/** The uuid of the story that a link field or a link in rich text points to. */
function linkedUuid(node: JsonObject): string | null {
  if (node.linktype !== 'story') return null
  const uuid = node.fieldtype === 'multilink' ? node.id : node.uuid
  return typeof uuid === 'string' && uuid !== '' ? uuid : null
}

/** The uuids of the stories that contents link to, each once, in their order. */
export const linkedUuids = (contents: readonly JsonObject[]): string[] => [
  ...new Set(contents.flatMap(content => [...objectsOf(content)].flatMap(node => linkedUuid(node) ?? []))),
]

/**
 * The stories that the contents link to; with level 2 also the stories that these link to, and the stories' relations.
 * Beyond 50 (`url`: 500) only their uuids are returned.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
export function resolveLinks(input: {
  readonly form: LinkForm | null
  readonly level: number
  readonly contents: readonly JsonObject[]
  readonly relations: readonly JsonObject[]
  readonly exists: (uuid: string) => boolean
  readonly linksIn: (uuid: string) => readonly string[]
  readonly linkTo: (uuid: string, form: LinkForm) => unknown
}): Links {
  const { form, exists } = input
  if (!form) return { links: [] }
  const first = linkedUuids(input.contents).filter(exists)
  const isDeep = input.level >= 2
  const second = isDeep
    ? [...first.flatMap(input.linksIn), ...linkedUuids(input.relations)].filter(exists)
    : []
  const uuids = [...new Set([...first, ...second])]
  if (uuids.length > LIMITS[form]) return { link_uuids: uuids }
  return { links: uuids.map(uuid => input.linkTo(uuid, form)) }
}
