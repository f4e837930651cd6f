import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { revisionOf } from '../../core/base/caching/validity.ts'
import { copyTree, type JsonObject } from '../../core/content/tree.ts'

/** A story as JSON in two texts, so that a reader parses the contents that it needs alone. */
interface StoryText {
  /** All fields but the content. */
  readonly fields: string
  /** Undefined for a content that is no object; it is among the fields. */
  readonly content: string | undefined
  readonly component: unknown
  /** Another text has another one. */
  readonly revision: string
}

/** Cached by story, which is immutable: a save writes the whole space, in which all stories but one are unchanged. */
const written = new WeakMap<JsonObject, StoryText>()

function writeStory(story: JsonObject): StoryText {
  const copy = copyTree({ story }, Object.entries).story as JsonObject
  const { content, ...rest } = copy
  const isApart = isObject(content)
  const fields = JSON.stringify(isApart ? rest : copy)
  const text = isApart ? JSON.stringify(content) : undefined
  const component = isApart ? content.component : undefined
  return { fields, content: text, component, revision: revisionOf(`${fields}\n${text}`) }
}

/** A story as JSON, made once for each. */
export function storyText(story: JsonObject): StoryText {
  const made = written.get(story) ?? writeStory(story)
  written.set(story, made)
  return made
}
