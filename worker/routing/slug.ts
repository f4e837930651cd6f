import type { Site } from '../visitor/site.ts'

/** Which story a path asks for, and in which language. */
export interface StorySlug {
  readonly slug: string
  readonly language: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const refused = /[\u0000-\u001f\u007f?#\\]/

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment).normalize('NFC')
    return text === '.' || text === '..' || text.includes('/') || refused.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * The slug behind a path: a leading segment that is a supported language chooses the content language and is dropped; nothing left
 * means home (platform specification, section 2, rule 7). Undefined for a path that no story can have.
 */
export function storySlugOf(
  path: string,
  { languages, defaultLanguage, folder }: Site,
): StorySlug | undefined {
  const segments = path.split('/').filter(Boolean).map(decode)
  if (segments.some(segment => segment === undefined)) return undefined
  const [first, ...rest] = segments as string[]
  const prefixed = first !== undefined && first !== defaultLanguage && languages.includes(first)
  const own = prefixed ? rest : (segments as string[])
  const slug = [...(folder ? [folder] : []), ...(own.length ? own : ['home'])].join('/')
  return { slug, language: prefixed ? first : defaultLanguage }
}

/** The language that a path's prefix asks for; also of paths that no story can have. */
export function languageOf(path: string, { languages, defaultLanguage }: Site): string {
  const first = path.split('/')[1] ?? ''
  return languages.includes(first) ? first : defaultLanguage
}
