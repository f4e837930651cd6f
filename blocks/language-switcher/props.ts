import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { languageChoices, manyLanguages, otherLanguage } from '../_kit/languages.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Shown for exactly two languages; for more if editors choose a menu. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const choices = languageChoices(content.languages, context)
  const other = otherLanguage(choices)
  const all = manyLanguages(choices, content.languageMenu)
  return other || all.length ? { other, all, label: context.message('language') } : undefined
}

export type LanguageSwitcherProps = NonNullable<ReturnType<typeof props>>
