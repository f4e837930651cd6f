import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { revisionOf } from '../../core/base/caching/validity.ts'
import { translatedFields } from '../../core/content/translate.ts'
import { copyTree, type JsonObject } from '../../core/content/tree.ts'
import { linkedUuids } from './linked-stories.ts'

/** A story as JSON in two texts, so that a reader parses the contents that it needs alone. */
interface StoryText {
  /** All fields but the content. */
  readonly fields: string
  /** Undefined for a content that is no object; it is among the fields. */
  readonly content: string | undefined
  readonly component: unknown
  /** The stories that the content links to in its own language. */
  readonly links: readonly string[]
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
  const revision = revisionOf(`${fields}\n${text}`)
  if (!isApart) return { fields, content: text, component: undefined, links: [], revision }
  const links = linkedUuids([copyTree(content, node => translatedFields(node, []))])
  return { fields, content: text, component: content.component, links, revision }
}

/** A story as JSON, made once for each. */
export function storyText(story: JsonObject): StoryText {
  const made = written.get(story) ?? writeStory(story)
  written.set(story, made)
  return made
}
