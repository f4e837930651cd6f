import type { ComponentForm } from './api.ts'
import { type Content, fieldKey, isBlock, plainWords } from './content.ts'

const translated = new Set(['text', 'textarea', 'richtext'])

/** How many texts of a content, and of the blocks in it, are not translated into a language although there is something to translate. */
export function missingTexts(
  content: Content & { readonly component: string },
  forms: ReadonlyMap<string, ComponentForm>,
  language: string,
): number {
  const fields = forms.get(content.component)?.fields ?? []
  return fields.reduce((sum, { name, type, translatable }) => {
    const value = content[name]
    if (type === 'bloks' && Array.isArray(value))
      return (
        sum + value.filter(isBlock).reduce((inner, block) => inner + missingTexts(block, forms, language), 0)
      )
    const isMissing =
      translatable &&
      translated.has(type) &&
      plainWords(value) !== '' &&
      plainWords(content[fieldKey(name, language, true)]) === ''
    return sum + (isMissing ? 1 : 0)
  }, 0)
}
