import type { BlockHandle } from '../page/model.ts'

/** Two 32-bit hashes of a text that differ in their factors (after MurmurHash3's mixing). */
function hashText(text: string): readonly [number, number] {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

const length = 9

/**
 * The prefix of all ids in a block. A block of 36 characters' uid with a form writes it a hundred times: nine characters keep two blocks of a page
 * apart as well (46 bits), and are the same on every page and in every rendering.
 */
export function idPrefixOf({ uid, occurrence }: Pick<BlockHandle, 'uid' | 'occurrence'>): string {
  const [a, b] = hashText(uid)
  const short = (a * 2 ** 20 + (b >>> 12)).toString(36).slice(-length)
  return `${uid.length > length ? short : uid}-${occurrence}-`
}
