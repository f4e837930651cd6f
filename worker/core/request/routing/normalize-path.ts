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
