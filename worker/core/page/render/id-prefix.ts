import { hashPair } from '../../base/caching/validity.ts'
import type { BlockHandle } from '../model.ts'

const length = 9

/**
 * The prefix of all ids in a block. A block with a form writes its 36-character uid a hundred times; nine characters also distinguish the blocks
 * of a page (46 bits), and are the same on every page and in every rendering.
 */
export function idPrefixOf({ uid, occurrence }: Pick<BlockHandle, 'uid' | 'occurrence'>): string {
  const [a, b] = hashPair(uid)
  const short = (a * 2 ** 20 + (b >>> 12)).toString(36).slice(-length)
  return `${uid.length > length ? short : uid}-${occurrence}-`
}
