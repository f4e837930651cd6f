import { isObject } from '../../blocks/_kit/fields/is-object.ts'
import { type StoryDraft, urlLink } from '../story.ts'
import { type Fields, paragraph, sourceOf, Translated } from '../text.ts'
import type { Catalogue } from './catalogues.ts'

/** The translation of a German text, and the target of a link that differs in the language. */
interface Wording {
  textOf(source: string): string
  linkOf(link: Fields): Fields
}

/** A German text, picture, rich text or link in another language. */
function translate(value: unknown, wording: Wording): unknown {
  if (typeof value === 'string') return wording.textOf(value)
  if (Array.isArray(value)) return value.map(entry => translate(entry, wording))
  if (!isObject(value)) return value
  if (value.fieldtype === 'multilink') return wording.linkOf(value)
  if (value.fieldtype === 'asset') return { ...value, alt: wording.textOf(String(value.alt)) }
  if (value.type === 'paragraph' || value.type === 'heading')
    return { ...value, content: paragraph(wording.textOf(sourceOf(value))).content }
  return value.content ? { ...value, content: translate(value.content, wording) } : value
}

const isStoryLink = (value: Fields) => value.fieldtype === 'multilink' && value.linktype === 'story'

/** Content with one more language in every field that is translated or links to a story. */
function withLanguage(value: unknown, language: string, wording: Wording): unknown {
  const add = (de: unknown, others: Fields) =>
    new Translated(de, { ...others, [language]: translate(de, wording) })
  if (value instanceof Translated)
    return language in value.translations ? value : add(value.de, value.translations)
  if (Array.isArray(value)) return value.map(entry => withLanguage(entry, language, wording))
  if (!isObject(value)) return value
  if (isStoryLink(value)) return wording.linkOf(value) === value ? value : add(value, {})
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withLanguage(field, language, wording)]),
  )
}

const existsIn = (language: string, { languages = ['en'] }: StoryDraft) => languages.includes(language)

function englishPath({ slug, translatedSlugs }: StoryDraft): string {
  const path = translatedSlugs?.en ?? slug
  return path === 'home' ? '/en/' : `/en/${path}/`
}

/** Where a story does not exist in the language, its links lead to the English one. */
const linksIn = (language: string, drafts: ReadonlyMap<string, StoryDraft>) => (link: Fields) => {
  const target = drafts.get(String(link.cached_url))
  if (!target || existsIn(language, target) || !existsIn('en', target)) return link
  return { ...urlLink(englishPath(target)), ...(link.anchor ? { anchor: link.anchor } : {}) }
}

export function inLanguage(draft: StoryDraft, language: string, wording: Wording): StoryDraft {
  return {
    ...draft,
    name: withLanguage(draft.name, language, wording) as StoryDraft['name'],
    content: withLanguage(draft.content, language, wording) as StoryDraft['content'],
  }
}

/** Content with one more language in each text that a catalogue has. */
function withKnownTexts(value: unknown, language: string, catalogue: Catalogue): unknown {
  if (Array.isArray(value)) return value.map(entry => withKnownTexts(entry, language, catalogue))
  if (value instanceof Translated) {
    const text = typeof value.de === 'string' ? catalogue[value.de] : undefined
    if (text === undefined || language in value.translations) return value
    return new Translated(value.de, { ...value.translations, [language]: text })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withKnownTexts(field, language, catalogue)]),
  )
}

/** A product has no page of its own: the pages of all languages show its facts and prices. */
const withKnownFacts = (draft: StoryDraft, catalogues: Readonly<Record<string, Catalogue>>): StoryDraft =>
  draft.content.component === 'product'
    ? {
        ...draft,
        content: Object.entries(catalogues).reduce<unknown>(
          (content, [language, catalogue]) => withKnownTexts(content, language, catalogue),
          draft.content,
        ) as StoryDraft['content'],
      }
    : draft

/**
 * The stories in all languages that they name: texts that are not written beside the German come from the catalogues. A text
 * without an entry stays German. Products have what the catalogues know of them.
 */
export function withTranslations(
  drafts: readonly StoryDraft[],
  catalogues: Readonly<Record<string, Catalogue>>,
): readonly StoryDraft[] {
  const bySlug = new Map(drafts.map(draft => [draft.slug, draft]))
  const wordings = Object.entries(catalogues).map(([language, catalogue]) => ({
    language,
    textOf: (source: string) => catalogue[source] ?? source,
    linkOf: linksIn(language, bySlug),
  }))
  return drafts.map(draft =>
    wordings
      .filter(({ language }) => existsIn(language, draft))
      .reduce(
        (done, { language, ...wording }) => inLanguage(done, language, wording),
        withKnownFacts(draft, catalogues),
      ),
  )
}
