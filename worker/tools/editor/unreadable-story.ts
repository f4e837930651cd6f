import { contentRefusal } from '../../core/content/content-refusal.ts'
import type { StoriesCheck } from '../content-api/change-space.ts'

/** The reasons why visitors could not get the content of a changed story. Unchanged contents are not checked. */
export const unreadableStory: StoriesCheck = (before, after) => {
  const known = new Set(before.flatMap(({ draft, published }) => [draft.content, published?.content]))
  const shown = new Set(before.flatMap(({ published }) => published?.content ?? []))
  const contents = after.flatMap(({ draft, published }) => [
    ...(known.has(draft.content) ? [] : [draft.content]),
    ...(!published || shown.has(published.content) ? [] : [published.content]),
  ])
  return [...new Set(contents)].map(contentRefusal).find(reason => reason !== undefined)
}
