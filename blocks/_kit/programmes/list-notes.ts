import type { Context } from '../context.ts'
import { fillTemplate } from '../fill-template.ts'
import { languageWord } from './labels.ts'
import { listWords } from './list-words.ts'
import { arePricesMissing } from './prices.ts'
import type { Programme } from './programme.ts'

/** Lines that a list of programmes shows beside it: when the call for prices fails, and when some programmes are written in another language. */
export function listNotes(
  programmes: readonly Programme[],
  context: Pick<Context, 'data' | 'words' | 'language'>,
): readonly string[] {
  if (!programmes.length) return []
  const words = context.words(listWords)
  const codes = [...new Set(programmes.flatMap(({ language }) => language ?? []))]
  const names = codes.map(code => languageWord(code, { language: context.language() }))
  return [
    ...(arePricesMissing(context) ? [words.noPrices] : []),
    ...(names.length ? [fillTemplate(words.untranslated, { languages: names.join(', ') })] : []),
  ]
}
