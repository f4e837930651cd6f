import type { Ask } from './endpoint.ts'
import { linkObject } from './link-object.ts'
import { pageOf } from './paging.ts'
import type { LinksParameters } from './parameters.ts'
import { answer, type Reply } from './reply.ts'
import { defaultSlug } from './slugs.ts'

/**
 * `/cdn/links`: the space's stories and folders by uuid; folders are there in either version.
 * https://www.storyblok.com/docs/api/content-delivery/v2/links/retrieve-multiple-links
 */
export function answerLinks({ snapshot, parameters }: Ask<LinksParameters>): Reply {
  const { space, published, draft } = snapshot
  const start = parameters.starts_with.replace(/^\/+/, '')
  const parent = parameters.with_parent === '' ? null : Number(parameters.with_parent)
  const isDraft = parameters.version === 'draft'
  const stories = draft.stories
    .flatMap(story => (isDraft || story.is_folder ? story : (published.byUuid.get(story.uuid) ?? [])))
    .filter(story => defaultSlug(story).startsWith(start))
    .filter(story => parent === null || (story.parent_id ?? 0) === parent)
  const { items, paging } = pageOf(stories, parameters)
  const links = items.map(story => {
    const isPublished = published.byUuid.has(story.uuid)
    const dates = parameters.include_dates === true
    return [story.uuid, linkObject(story, { isPublished, codes: space.language_codes, dates })] as const
  })
  return answer({ links: Object.fromEntries(links), cv: space.version }, paging)
}
