import type { Call } from './endpoint.ts'
import { folderIdOf } from './folders.ts'
import { linkObject } from './link-object.ts'
import { pageOf } from './paging.ts'
import type { LinkParameters, LinksParameters } from './parameters.ts'
import { answer, failures, type Reply } from './reply.ts'
import type { Snapshot } from './snapshot.ts'
import { defaultSlug } from './story-slugs.ts'

/** The stories and folders that have a link; folders are there in either version. */
function linkedStories({ draft, published, folders }: Snapshot, version: 'draft' | 'published') {
  const stories = draft.stories.flatMap(story =>
    version === 'draft' || story.is_folder ? story : (published.byUuid.get(story.uuid) ?? []),
  )
  return [...folders.implied, ...stories]
}

/**
 * `/cdn/links`: the space's stories and folders by uuid.
 * https://www.storyblok.com/docs/api/content-delivery/v2/links/retrieve-multiple-links
 */
export function answerLinks({ snapshot, parameters }: Call<LinksParameters>): Reply {
  const { version, by_uuid, include_dates } = parameters
  const start = parameters.starts_with.replace(/^\/+/, '')
  const parent = parameters.with_parent === '' ? null : Number(parameters.with_parent)
  const stories = linkedStories(snapshot, version)
    .filter(story => defaultSlug(story).startsWith(start))
    .filter(story => parent === null || (folderIdOf(story, snapshot.folders) ?? 0) === parent)
    .filter(({ uuid }) => by_uuid === '' || uuid === by_uuid)
  const { items, paging } = pageOf(stories, parameters)
  const links = items.map(story => [story.uuid, linkObject(story, snapshot, include_dates === true)])
  return answer({ links: Object.fromEntries(links), cv: snapshot.space.version }, paging)
}

/** `/cdn/links/{uuid}` https://www.storyblok.com/docs/api/content-delivery/v2/links/retrieve-a-single-link */
export function answerLink({ snapshot, parameters, path }: Call<LinkParameters>): Reply {
  const story = linkedStories(snapshot, parameters.version).find(({ uuid }) => uuid === path)
  if (!story) return failures.notFound
  return answer({ link: linkObject(story, snapshot, parameters.include_dates === true) })
}
