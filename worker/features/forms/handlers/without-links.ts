import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'

/** Characters of one value in a mail. */
const longest = 200

/**
 * A typed text, for a mail to an unconfirmed address: one line, in which mail programs find no link. A blank after each full stop before a
 * letter breaks up what looks like a host (`example. org`).
 */
export const withoutLinks = (typed: string): string =>
  cutText(oneLine(typed.normalize('NFKC')), longest)
    .replace(/[.\u3002](?=\p{L})/gu, '. ')
    .replace(/:\/+/g, ': ')
