import * as v from 'valibot'
import { addParameters } from './add-parameters.ts'
import type { Context } from './context.ts'
import { items } from './fields/bloks.ts'
import { field } from './fields/field.ts'
import { multilink } from './fields/multilink.ts'
import { text } from './fields/text.ts'
import type { LinkTarget } from './resolved.ts'

/** A code is a segment of addresses: any other text counts as empty. */
const code = () =>
  field<string | undefined, false>(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform(text => (/^[a-z]{2}$/.test(text) ? text : undefined)),
    ),
    { type: 'text', translatable: false, required: false, description: 'Two letters, e.g. de' },
  )

/** The languages of the site, for the blocks that offer to change it (requirement header-footer/language-entry). */
export const languages = () =>
  items(
    'language',
    {
      code: code(),
      label: text({ required: true, translatable: false, description: 'The language in itself: Deutsch' }),
      shortLabel: text({ translatable: false, description: 'For small screens; default the code' }),
      href: multilink({ description: 'Home of the language, for pages that have no translation' }),
    },
    { description: 'All languages of the site. Offered when there are exactly two.' },
  )

interface NamedEntry {
  readonly code: string | undefined
  readonly label: string
  readonly shortLabel: string | undefined
  readonly href: LinkTarget | undefined
}

interface LanguageEntry extends NamedEntry {
  readonly code: string
}

const hasCode = (entry: NamedEntry): entry is LanguageEntry => entry.code !== undefined

/** A language that one page offers. */
export interface LanguageChoice {
  readonly code: string
  readonly label: string
  readonly shortLabel: string
  readonly href: string
  readonly current: boolean
}

/**
 * The home page of a language. A link to a story points to the page's language: if that is another one, its prefix is replaced by the
 * language's own. The router removes the default language's prefix.
 */
function homeOf({ code, href }: LanguageEntry, language: string) {
  const own = href?.href
  const isElsewhere = code !== language && own?.startsWith(`/${language}/`)
  return own === undefined || isElsewhere ? `/${code}/` : own
}

/**
 * Each language that has a code with its address of the page being rendered, in the same state of its tools, or its home where the page is not
 * translated. Empty for fewer than two languages, so that a block reads no fact of the page that it does not show.
 */
export function languageChoices(named: readonly NamedEntry[], context: Context): LanguageChoice[] {
  const entries = named.filter(hasCode)
  if (entries.length < 2) return []
  const alternates = context.alternates()
  const choice = context.choice()
  const language = context.language()
  const hrefOf = (entry: LanguageEntry) => {
    const href = alternates.find(({ language }) => language === entry.code)?.href
    return href ? addParameters(href, choice ? [choice] : []) : homeOf(entry, language)
  }
  return entries.map(entry => ({
    code: entry.code,
    label: entry.label,
    shortLabel: entry.shortLabel ?? entry.code.toUpperCase(),
    href: hrefOf(entry),
    current: entry.code === language,
  }))
}

/** All languages where a block is to offer more than two. */
export const manyLanguages = (choices: readonly LanguageChoice[], isOffered: boolean) =>
  isOffered && choices.length > 2 ? choices : []

/** The other of exactly two languages (requirement header-footer/language-switcher). */
export function otherLanguage(choices: readonly LanguageChoice[]): LanguageChoice | undefined {
  return choices.length === 2 && choices.some(choice => choice.current)
    ? choices.find(choice => !choice.current)
    : undefined
}
