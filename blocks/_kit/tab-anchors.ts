/** Converts a prefix to characters that need no encoding in an address. */
const writePrefix = (text: string | undefined) => {
  const slug = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug && `${slug}-`
}

interface TabAnchors {
  /** A prefix that the editor chose, so that an address stays when blocks move. */
  readonly prefix: string | undefined
  /** Number of blocks of this kind before it on the page. */
  readonly ordinal: number
  /** Before the anchors of blocks of this kind. */
  readonly kind?: string
}

/**
 * The anchors of panels: `tab-0`, `tab-1`, ... (requirement disclosures/tabs). From the second block of its kind on, a page needs a prefix: the
 * one from content, or a number.
 */
export function tabAnchors({ prefix, ordinal, kind = '' }: TabAnchors): (index: number) => string {
  const start = writePrefix(prefix) || (ordinal ? `tabs-${ordinal + 1}-` : '')
  return index => `${start}${kind}tab-${index}`
}
