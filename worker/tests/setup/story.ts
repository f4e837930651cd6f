import { fnv1a } from '../../../blocks/_kit/fnv1a.ts'
import type { StoredStory } from '../../core/content/space-schema.ts'
import { localise, Translated } from './text.ts'

/** A story as tests write it. */
export interface StoryDraft {
  /** Full slug in the default language. */
  readonly slug: string
  readonly name: string | Translated
  /** Slugs in other languages, where they differ. */
  readonly translatedSlugs?: Readonly<Record<string, string>>
  /** Languages beside the default one. */
  readonly languages?: readonly string[]
  readonly content: Readonly<Record<string, unknown>> & { readonly component: string }
}

/** Eight hexadecimal digits that stand for a name; another salt gives others. */
function hex32(name: string, salt: number): string {
  let hash = fnv1a(name, 0x811c9dc5 ^ salt)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0')
}

/** The id of the story with this slug. The same name gives the same id. */
export function uuidOf(name: string): string {
  const hex = [1, 2, 3, 4].map(salt => hex32(name, salt * 0x9e3779b1)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Gives every nested block without a `_uid` one that follows from its place. */
function withUids(value: unknown, place: string): unknown {
  if (value instanceof Translated) return value
  if (Array.isArray(value)) return value.map((entry, index) => withUids(entry, `${place}.${index}`))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withUids(field, `${place}.${name}`)]),
  )
  return typeof fields.component === 'string' ? { _uid: uuidOf(place), ...fields } : fields
}

const nameIn = (name: string | Translated, language?: string): string =>
  name instanceof Translated ? String((language && name.translations[language]) || name.de) : name

const publishedAt = '2026-10-01T08:00:00.000Z'

/** The story as the CMS keeps it. `position` numbers the stories of the space. */
export function storyOf(draft: StoryDraft, position: number): StoredStory {
  const { slug, name, translatedSlugs = {}, languages = ['en'], content } = draft
  return {
    id: 100_000 + Number.parseInt(uuidOf(slug).slice(0, 6), 16),
    uuid: uuidOf(slug),
    name: nameIn(name),
    slug: slug.split('/').at(-1)!,
    full_slug: slug,
    position,
    content: withUids(localise(content), slug) as Record<string, unknown>,
    translated_slugs: languages.map(lang => ({
      lang,
      path: translatedSlugs[lang] ?? slug,
      name: nameIn(name, lang),
      published: true,
    })),
    created_at: publishedAt,
    published_at: publishedAt,
    first_published_at: publishedAt,
  }
}

/** A link to another story. */
export const storyLink = (slug: string, anchor = '') => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuidOf(slug),
  url: '',
  cached_url: slug,
  ...(anchor && { anchor }),
})

export const urlLink = (url: string) => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url,
  cached_url: url,
})
