/** FNV-1a over UTF-16 units with 32 bits, seeded; two of them make accidental equality negligible. Not for security. */
export function hashOf(texts: readonly string[], seed: number): number {
  let value = seed
  for (const text of texts)
    for (let index = 0; index < text.length; index++)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** A short name for a state of stored texts: another text has another name. Not for security. */
export const revisionOf = (texts: readonly string[]): string =>
  [0x811c9dc5, 0x9747b28c].map(seed => hashOf(texts, seed).toString(36)).join('-')
