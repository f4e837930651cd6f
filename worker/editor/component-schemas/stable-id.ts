/** A number for a name, the same each time (FNV-1a, 31 bits): what refers to it by number is found again after files are made anew. */
export function stableId(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash & 0x7fffffff
}
