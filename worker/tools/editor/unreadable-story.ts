import { contentRefusal } from '../../core/content/content-refusal.ts'
import type { StoriesCheck } from '../content-api/change-space.ts'

/** Why visitors would not get what a change gives a story to say. Contents that stay as they are are not asked about. */
export const unreadableStory: StoriesCheck = (before, after) => {
  const known = new Set(before.flatMap(({ draft, published }) => [draft.content, published?.content]))
  const shown = new Set(before.flatMap(({ published }) => published?.content ?? []))
  const contents = after.flatMap(({ draft, published }) => [
    ...(known.has(draft.content) ? [] : [draft.content]),
    ...(!published || shown.has(published.content) ? [] : [published.content]),
  ])
  return [...new Set(contents)].map(contentRefusal).find(reason => reason !== undefined)
}
