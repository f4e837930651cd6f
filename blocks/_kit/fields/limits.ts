/** Characters of a text field, or of one text node of a rich text; a longer one is cut. A page of prose has about 3,000. */
export const LONGEST_TEXT = 20_000

/**
 * Maximum characters of an address in a link; a longer one counts as empty, because a cut address would have another
 * target.
 */
export const LONGEST_ADDRESS = 4_096
