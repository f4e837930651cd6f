/** Characters that end a word of an address. */
const ends = `\\s/?&=#,;:<>()"'|`
/** Characters that people write between digits, also percent-encoded. */
const gap = '(?:[\\s()+./-]|%(?:25)*2[089bdefBDEF]){0,2}'

const personal = new RegExp(
  [
    // A word with an at sign. It begins at the start of a word, so that the work is linear in the text.
    `(?<![^${ends}])[^${ends}@%]*(?:%(?!(?:25)*40)[^${ends}@%]*)*(?:@|%(?:25)*40)[^${ends}]*`,
    // The number of a bank account (ISO 13616).
    `(?:(?<!\\w)|(?<=%[\\dA-F]{2}))[A-Z]{2}\\d{2}(?:${gap}[A-Z\\d]{4}){2,7}(?:${gap}[A-Z\\d]{1,3})?(?!\\w)`,
    // Six or more digits.
    `(?:\\+|%(?:25)*2[bB])?\\d(?:${gap}\\d){5,}`,
    // A token: letters of both kinds with digits, or hexadecimal.
    `(?<![\\w-])(?=[\\w-]*\\d)(?=[\\w-]*[a-z])(?=[\\w-]*[A-Z])[\\w-]{20,}`,
    `(?<!\\w)[\\da-fA-F]{24,}(?!\\w)`,
  ].join('|'),
  'g',
)

/** A day, and two years, are no person's. */
const time = /^\d{4}(?:([-/.])\d\d\1\d\d|[-/]\d{4})$/

/**
 * Masks text that may be an address, a phone number, another number of a person or a token (requirement tracking/personal-data). `keeps` names
 * numbers that stay. Linear in the text.
 */
export const maskPersonal = (
  text: string,
  keeps: (match: string, at: number) => boolean = () => false,
): string =>
  text.replace(personal, (match, at: number) => (time.test(match) || keeps(match, at) ? match : '…'))
