// Letters, digits, `-`, `_` and `~`, and `*` and `:`, which mean nothing in a path. A dot is left out: segments of dots mean something.
const encodedLetter = /%(?:2[ad]|3[\da]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi

const encoded = /%[\da-f]{2}/gi

// A letter with accents of their own (U+0300 to U+036F), as addresses from some file systems have them.
const accented = /[a-z](?:%CC%[89AB][\dA-F]|%CD%[89A][\dA-F])+/gi

const upperCase = (byte: string) => byte.toUpperCase()

const composed = (letter: string) => encodeURIComponent(decodeURIComponent(letter).normalize('NFC'))

/**
 * A percent-encoded path in the one form in which it is compared. Characters that need no encoding are decoded, and the digits of the others
 * are capitals: both are the same address (RFC 3986, 6.2.2.1 and 6.2.2.2). Accents are composed with their letters, as in slugs. In a table of
 * redirects `%3A` and `%2A` are a colon and a star that stand for themselves.
 */
export const normalizePath = (path: string): string =>
  path.includes('%')
    ? path.replace(encodedLetter, decodeURIComponent).replace(encoded, upperCase).replace(accented, composed)
    : path
