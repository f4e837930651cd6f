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
