/** A value made once, with the text that identifies it in keys. */
export interface Revisioned<T> {
  readonly value: T
  readonly revision: string
}

/** Two 32-bit hashes of a text that differ in their factors: cyrb53 (public domain, bryc). */
export function hashPair(text: string): readonly [number, number] {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

/**
 * A short name for a text that changes with it: 53 bits of its hashes with the length. Made once for a body when it is parsed, and part of
 * the keys of fragments.
 */
export function revisionOf(text: string): string {
  const [a, b] = hashPair(text)
  const hash = 4294967296 * (2097151 & b) + a
  return `${hash.toString(36)}.${text.length.toString(36)}`
}
