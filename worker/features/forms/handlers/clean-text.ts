import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'

/** Characters of the name of a file. */
const longestName = 150
const ending = /\.[^.]{1,10}$/

/**
 * The name of a visitor's file without folders, invisible characters and the renderer's marks; of a long name the beginning and the extension.
 */
export function cleanName(name: string): string {
  const own = oneLine(name.replace(/^.*[/\\]/s, ''))
  const end = ending.exec(own)?.[0] ?? ''
  // By code points, so that a letter outside the basic plane is not split.
  const start = [...own.slice(0, own.length - end.length)]
  return start.slice(0, longestName - [...end].length).join('') + end
}

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
