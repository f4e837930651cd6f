/** A slug without slashes at its ends. */
export const trimSlug = (slug: string): string => {
  let start = 0
  let end = slug.length
  while (start < end && slug[start] === '/') start++
  while (end > start && slug[end - 1] === '/') end--
  return slug.slice(start, end)
}

/** Splits `en/about` into a language of the space and the rest; null without a language in front. */
export function splitLanguage(
  slug: string,
  codes: readonly string[],
): { language: string; rest: string } | null {
  const slash = slug.indexOf('/')
  const first = slug.slice(0, slash)
  return slash > 0 && codes.includes(first) ? { language: first, rest: slug.slice(slash + 1) } : null
}

/** Whether a slug is the slug of a folder, or below it; the empty folder contains all slugs. */
export const holds = (folder: string, slug: string): boolean =>
  folder === '' || slug === folder || slug.startsWith(`${folder}/`)
