import type { SiteContext } from '../../core/answer/feature.ts'
import type { FieldChange } from '../../core/page/compare-contents.ts'
import type { ChangedStories } from '../content-api/change-space.ts'
import { groupChoices, openedStory, summaryOf } from './describe-story.ts'
import { idOf, type Stories, storyIn } from './story-access.ts'

export const noStore = { 'cache-control': 'no-store' }

/** The reason why there is no answer about a story. */
export const refuse = (context: SiteContext, status: 400 | 404 | 409 | 422 | 503, error: string) =>
  context.json({ error }, status, noStore)

export const refuseAll = (context: SiteContext) =>
  refuse(context, 503, 'the content cannot be read whole now: try again in a minute')

export const refuseSlug = (context: SiteContext) => refuse(context, 409, 'there is a story with this slug')

export const refuseAddress = (context: SiteContext) =>
  refuse(context, 400, 'visitors could not open a page with this slug')

/** Answers that a change was not stored: visitors could not get the changed story, or the space could not be read. */
export const refuseChange = (context: SiteContext, changed: Pick<ChangedStories, 'refusal'> | undefined) =>
  changed?.refusal
    ? refuse(context, 422, `visitors could not get this content: ${changed.refusal}`)
    : refuseAll(context)

export const refuseUnknown = (context: SiteContext) => refuse(context, 404, 'no such story')

/** The country groups that fields offer. */
export const answerGroups = (context: SiteContext, stories: Stories) =>
  context.json(groupChoices(stories), 200, noStore)

/** The story that the path names. */
export function answerStory(context: SiteContext, stories: Stories): Response {
  const story = storyIn(stories, idOf(context))
  return story ? context.json(openedStory(story, stories), 200, noStore) : refuseUnknown(context)
}

/** The story that a change has added at the end. */
export const answerAdded = (context: SiteContext, stories: Stories) =>
  context.json(summaryOf(stories.at(-1)!), 201, noStore)

/**
 * Another editor has saved the story since this editor read it; `changesTo` compares the editor's content with the present draft.
 */
export function answerConflict(
  context: SiteContext,
  stories: Stories,
  changesTo: (theirs: Readonly<Record<string, unknown>>) => readonly FieldChange[],
) {
  const story = storyIn(stories, idOf(context))
  if (!story) return refuseUnknown(context)
  const changes = changesTo(story.draft.content)
  const error = 'somebody else has saved this story'
  return context.json({ error, ...openedStory(story, stories), changes }, 409, noStore)
}
