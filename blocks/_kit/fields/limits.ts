/** Characters of a text field, or of one text node of a rich text; a longer one is cut. A page of prose has about 3,000. */
export const LONGEST_TEXT = 20_000

/** Characters of an address in a link; a longer one counts as empty, because a cut address leads elsewhere. */
export const LONGEST_ADDRESS = 4_096
