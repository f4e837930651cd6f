/** Characters of a text field, or of one text node of a rich text; a longer one is cut. A page of prose has about 3,000. */
export const LONGEST_TEXT = 20_000

/** Characters of an address in a link; a longer one counts as empty, because a cut address leads elsewhere. */
export const LONGEST_ADDRESS = 4_096

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff

/** The text with at most `most` UTF-16 code units; no surrogate pair is cut in two. */
export function cutText(text: string, most: number = LONGEST_TEXT): string {
  if (text.length <= most) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most)
}
