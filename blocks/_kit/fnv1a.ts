/**
 * FNV-1a of the text's UTF-16 code units, as an unsigned number of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). With the hash
 * of one text as `start`, the hash of another is that of both concatenated; another `start` gives another hash. Not for security.
 */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A short hash of a text: equal texts have equal hashes. Not cryptographic. */
export const hashText = (text: string): string => fnv1a(text).toString(36)

/** Whether a text has the form of a hash. */
export const isHash = (text: string): boolean => /^[a-z\d]{1,7}$/.test(text)
