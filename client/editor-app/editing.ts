import type { OpenStory } from './api.ts'

export type StoryContent = OpenStory['story']['content']

/** An open story, the editor's changes, and the steps that can be undone. */
export interface Editing {
  readonly story: OpenStory
  readonly content: StoryContent
  /** The content that the worker stored last; the same object as `content` when there is nothing to save. */
  readonly stored: StoryContent
  readonly past: readonly StoryContent[]
  readonly future: readonly StoryContent[]
  /** When the last edit was made (milliseconds). */
  readonly editedAt: number
}

const maxSteps = 100
/** Edits that follow each other faster than this (milliseconds) are one step. */
const pause = 700

export const isSaved = ({ content, stored }: Editing): boolean => content === stored

export const openStory = (story: OpenStory): Editing => ({
  story,
  content: story.story.content,
  stored: story.story.content,
  past: [],
  future: [],
  editedAt: Number.NEGATIVE_INFINITY,
})

/** The ids of all blocks, in their order. */
const blocksOf = (content: StoryContent) => String(JSON.stringify(content).match(/"_uid":"[^"]*"/g))

/**
 * The next content; quick successive edits of the same blocks are one undo step. Typing into a block that was just added is a step of its
 * own.
 */
export function edit(editing: Editing, content: StoryContent, now: number): Editing {
  const before = editing.past.at(-1)
  const isQuick = now - editing.editedAt < pause
  const isSameStep =
    isQuick && before && [before, editing.content].every(other => blocksOf(other) === blocksOf(content))
  const past = isSameStep ? editing.past : [...editing.past, editing.content].slice(-maxSteps)
  return { ...editing, content, past, future: [], editedAt: now }
}

/** Replaces the content by another one, as a step of its own. */
export const replace = (editing: Editing, content: StoryContent): Editing => ({
  ...edit({ ...editing, editedAt: Number.NEGATIVE_INFINITY }, content, 0),
  editedAt: Number.NEGATIVE_INFINITY,
})

/** Takes the last step back; the same where there is none. */
export function undo(editing: Editing): Editing {
  const content = editing.past.at(-1)
  if (!content) return editing
  return {
    ...editing,
    content,
    past: editing.past.slice(0, -1),
    future: [editing.content, ...editing.future],
    editedAt: Number.NEGATIVE_INFINITY,
  }
}

/** Redoes the last undone step; returns the same state if there is none. */
export function redo(editing: Editing): Editing {
  const [content, ...future] = editing.future
  if (!content) return editing
  return {
    ...editing,
    content,
    past: [...editing.past, editing.content],
    future,
    editedAt: Number.NEGATIVE_INFINITY,
  }
}

/** Records that the worker has stored a content: later edits stay, and are still to be saved. */
export const markStored = (editing: Editing, story: OpenStory, stored: StoryContent): Editing => ({
  ...editing,
  story,
  stored,
})

/** Whether two contents are equal. */
export const isSameContent = (one: StoryContent, other: StoryContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Replaces the own version by another editor's; undo brings it back. */
export const takeTheirs = (editing: Editing, theirs: OpenStory): Editing =>
  markStored(replace(editing, theirs.story.content), theirs, theirs.story.content)

/**
 * Takes over the worker's state of the story after an action. Another editor's content is shown if there are no unsaved edits; otherwise the
 * revision stays, and the next save reports the conflict.
 */
export function adopt(editing: Editing, story: OpenStory): Editing {
  const { revision } = editing.story
  if (story.revision === revision || isSameContent(story.story.content, editing.stored))
    return { ...editing, story }
  return isSaved(editing) ? takeTheirs(editing, story) : { ...editing, story: { ...story, revision } }
}
