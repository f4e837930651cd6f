/** Name and slug of a story in another language; an empty one means the default language's. */
export interface Translation {
  readonly lang: string
  readonly name: string
  readonly path: string
}

/** As the worker stores it. */
export interface StoredTranslation {
  readonly lang: string
  readonly name?: string | null
  readonly path: string
}

/** The translations of a story for a form, one for each language. */
export const translationsOf = (
  stored: readonly StoredTranslation[] | null | undefined,
  slug: string,
  languages: readonly string[],
): readonly Translation[] =>
  languages.map(lang => {
    const { name, path } = stored?.find(translation => translation.lang === lang) ?? {}
    return { lang, name: name ?? '', path: path === undefined || path === slug ? '' : path }
  })

/** The state of a story for visitors. */
export interface PublicState {
  readonly isPublished: boolean
  /** It was published once, so that visitors have no version before that one. */
  readonly isFirst: boolean
  /** Why they do not have the version that was published last; null where they have that one. */
  readonly heldBack: readonly string[] | null
  /** Null for a story that is not a page. */
  readonly address: string | null
}

/** The publication state of a story, in words. */
export const states = { draft: 'not published', published: 'published', changed: 'has changes' } as const

/** The pattern of a slug, as the worker accepts it; the browser reports a mismatch before it is sent. */
export const slugRule = {
  pattern: String.raw`[^\s\/?#\\%]+(?:\/[^\s\/?#\\%]+)*`,
  title: 'No blanks, and slashes only between the parts',
}
