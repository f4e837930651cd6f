import { revisionOf } from '../../core/base/caching/validity.ts'
import { copyTree, type JsonObject } from '../../core/content/tree.ts'

interface StoryText {
  readonly text: string
  /** Another text has another one. */
  readonly revision: string
}

/** Cached by story, which is immutable: a save writes the whole space, in which all stories but one are unchanged. */
const written = new WeakMap<JsonObject, StoryText>()

/** A story as JSON, made once for each. */
export function storyText(story: JsonObject): StoryText {
  const known = written.get(story)
  if (known) return known
  const text = JSON.stringify(copyTree({ story }, Object.entries).story)
  const made = { text, revision: revisionOf(text) }
  written.set(story, made)
  return made
}
