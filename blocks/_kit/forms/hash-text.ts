/** A short mark of a text: the FNV-1a hash of its UTF-16 code units in base 36. Equal texts have equal marks; it keeps nothing secret. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Whether a text could be the mark of one. */
export const isHash = (text: string): boolean => /^[a-z\d]{1,7}$/.test(text)
