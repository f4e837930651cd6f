import { isObject } from '../blocks/_kit/fields/is-object.ts'
import type { StoryDraft } from './story.ts'
import { Translated } from './text.ts'

/** Texts with English where German stood, and German among the translations. */
function inEnglishFirst(value: unknown): unknown {
  if (value instanceof Translated) {
    const { en = value.de, ...others } = value.translations
    return new Translated(en, { ...others, de: value.de })
  }
  if (Array.isArray(value)) return value.map(inEnglishFirst)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inEnglishFirst(field)]))
}

/** A story in the order of languages that its unit has: authors write German and English side by side whichever comes first. */
export function withDefaultLanguage(draft: StoryDraft): StoryDraft {
  if (!draft.defaultLanguage) return draft
  return {
    ...draft,
    // Both are texts of the same kind as before.
    name: inEnglishFirst(draft.name) as StoryDraft['name'],
    content: inEnglishFirst(draft.content) as StoryDraft['content'],
  }
}
