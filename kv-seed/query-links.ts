import { isObject } from '../blocks/_kit/fields/is-object.ts'
import { type queryLink, type StoryDraft, urlLink } from './story.ts'
import { Translated } from './text.ts'
import { everyLanguage } from './translations/catalogues.ts'
import { unitFolders } from './unit-folders.ts'

type QueryLink = ReturnType<typeof queryLink>

// A link with a query is made by `queryLink` only.
const isQueryLink = (value: object): value is QueryLink =>
  'fieldtype' in value && value.fieldtype === 'multilink' && 'query' in value

const inUnit = (slug: string): string =>
  unitFolders.reduce(
    (path, { folder }) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path),
    slug,
  )

/** The path of a story in a language, or in English where it does not exist in that language. */
function pathIn(language: string, target: StoryDraft): string {
  const { slug, translatedSlugs = {}, languages = ['en'], defaultLanguage = 'de' } = target
  const known = language === defaultLanguage || languages.includes(language) ? language : 'en'
  const path = inUnit(translatedSlugs[known] ?? slug)
  return `/${known === defaultLanguage ? '' : `${known}/`}${path}/`
}

const valueIn = (language: string, value: string | Translated | undefined): string =>
  value instanceof Translated
    ? String(language === 'de' ? value.de : (value.translations[language] ?? value.translations.en))
    : (value ?? '')

/** The parameters of a link in a language; those without a value are left out. */
const parametersIn = (language: string, query: QueryLink['query']) =>
  new URLSearchParams(
    Object.entries(query)
      .map(([key, value]) => [key, valueIn(language, value)])
      .filter(([, value]) => value),
  )

function addressesOf({ cached_url, query, anchor }: QueryLink, drafts: ReadonlyMap<string, StoryDraft>) {
  const target = drafts.get(cached_url)
  if (!target) throw new Error(`a link to ${cached_url}, which is no story`)
  const link = (language: string) => ({
    ...urlLink(`${pathIn(language, target)}?${parametersIn(language, query)}`),
    ...(anchor && { anchor }),
  })
  return new Translated(link('de'), Object.fromEntries(everyLanguage.map(code => [code, link(code)])))
}

function withAddresses(value: unknown, drafts: ReadonlyMap<string, StoryDraft>): unknown {
  if (Array.isArray(value)) return value.map(entry => withAddresses(entry, drafts))
  if (!isObject(value) || value instanceof Translated) return value
  if (isQueryLink(value)) return addressesOf(value, drafts)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withAddresses(part, drafts)]))
}

/**
 * The stories with each link that brings a query along as an address in every language: a link to a story has none in the content system.
 * Throws for a link to a story that there is not.
 */
export function withQueryLinks(drafts: readonly StoryDraft[]): readonly StoryDraft[] {
  const bySlug = new Map(drafts.map(draft => [draft.slug, draft]))
  return drafts.map(draft => ({
    ...draft,
    // The same fields, and links among them.
    content: withAddresses(draft.content, bySlug) as StoryDraft['content'],
  }))
}
