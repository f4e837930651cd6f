import type { Site } from './site.ts'
import { holds } from './slugs.ts'

/** The story that a path requests, and the language. */
export interface StorySlug {
  /** Full slug in the default language's space: the unit's folder and the path without its language. */
  readonly slug: string
  readonly language: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
const refused = /[\u0000-\u001f\u007f?#\\]/

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment).normalize('NFC')
    return text === '.' || text === '..' || text.includes('/') || refused.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

const isSupported = (segment: string | undefined, { languages }: Pick<Site, 'languages'>) =>
  segment !== undefined && languages.includes(segment)

/** Reads the visitor's chosen language from the cookie; called only where the choice decides. */
type Chosen = () => string | undefined

/** The language of addresses without a prefix: the default, or the visitor's choice where no address has a prefix. */
function unprefixedLanguage(
  { localeStrategy, languages, defaultLanguage }: Site,
  chosen: Chosen | undefined,
): string {
  const own = localeStrategy === 'no_prefix' ? chosen?.() : undefined
  return isSupported(own, { languages }) ? own! : defaultLanguage
}

/**
 * The slug for a path: a leading segment that is a supported language chooses the content language and is dropped; an empty rest
 * means home (requirement routing/language-segment). `chosen` is the visitor's language cookie. Undefined for a path that no story
 * can have.
 */
export function storySlugOf(path: string, site: Site, chosen?: Chosen): StorySlug | undefined {
  const segments = path.split('/').filter(Boolean).map(decode)
  if (segments.some(segment => segment === undefined)) return undefined
  const [first, ...rest] = segments as string[]
  const prefixed = isSupported(first, site)
  const own = prefixed ? rest : (segments as string[])
  const slug = [...(site.folder ? [site.folder] : []), ...(own.length ? own : ['home'])].join('/')
  return { slug, language: prefixed ? first! : unprefixedLanguage(site, chosen) }
}

/** Whether a path begins with the prefix of a language. */
export const hasLanguage = (path: string, site: Site): boolean => isSupported(path.split('/')[1], site)

/** The language of a path by its prefix; also for paths that no story can have. */
export function languageOf(path: string, site: Site, chosen?: Chosen): string {
  const first = path.split('/')[1]
  return isSupported(first, site) ? first! : unprefixedLanguage(site, chosen)
}

/** Whether a slug belongs to another unit of the same space. */
export const isForeign = (slug: string, { neighbours }: Pick<Site, 'neighbours'>): boolean =>
  neighbours.some(({ folder }) => holds(folder, slug))

/** Whether a unit's folder is the innermost one that contains a slug of the default language. */
export function isInUnit(slug: string, { folder, neighbours }: Pick<Site, 'folder' | 'neighbours'>): boolean {
  const others = neighbours.map(neighbour => neighbour.folder).filter(name => holds(name, slug))
  return holds(folder, slug) && others.every(name => name.length <= folder.length)
}

/** A slug without the unit's folder. */
export const pagePathOf = (slug: string, { folder }: Pick<Site, 'folder'>): string =>
  folder && slug.startsWith(`${folder}/`) ? slug.slice(folder.length + 1) : slug

export const formsFolder = 'forms-space'

/** Whether a slug is a forms page. Forms pages are in a folder or space of their own and have neither header nor footer. */
export const isForms = (slug: string, site: Pick<Site, 'folder'>): boolean =>
  pagePathOf(slug, site).startsWith(`${formsFolder}/`)
