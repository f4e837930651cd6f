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

// Encoded letters, digits, `-`, `_`, `~`, `*` and `:`, which have no meaning of their own in a path. The dot is not among them: segments of
// dots have a meaning.
const encodedLetter = /%(?:2[ad]|3[\da]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi

const encoded = /%[\da-f]{2}/gi

// A letter followed by combining accents (U+0300 to U+036F), as some file systems write names.
const accented = /[a-z](?:%CC%[89AB][\dA-F]|%CD%[89A][\dA-F])+/gi

const upperCase = (byte: string) => byte.toUpperCase()

const composed = (letter: string) => encodeURIComponent(decodeURIComponent(letter).normalize('NFC'))

/**
 * Normalises a percent-encoded path for comparison. Decodes characters that need no encoding and writes the digits of the others in capitals
 * (RFC 3986, 6.2.2.1 and 6.2.2.2); composes accents with their letters, as slugs do. In a table of redirects `%3A` and `%2A` are a literal
 * colon and star.
 */
export const normalizePath = (path: string): string =>
  path.includes('%')
    ? path.replace(encodedLetter, decodeURIComponent).replace(encoded, upperCase).replace(accented, composed)
    : path

/** Whether the last segment of a path ends in an extension, as names of files do: `/llms.txt`, `/wp-login.php/`. */
export const namesFile = (path: string): boolean => /[^/]\.[a-z][a-z\d]{0,7}\/?$/i.test(path)
