import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'

/** Characters of one value in a mail. */
const longest = 200

/**
 * A text that somebody typed, for a mail to an address that nobody has confirmed: one line, and a mail program makes no link of it. A blank
 * after each full stop before a letter ends what it would take for a host (`example. org`).
 */
export const withoutLinks = (typed: string): string =>
  cutText(oneLine(typed.normalize('NFKC')), longest)
    .replace(/[.\u3002](?=\p{L})/gu, '. ')
    .replace(/:\/+/g, ': ')
