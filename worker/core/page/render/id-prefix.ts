import { hashPair } from '../../base/caching/revision.ts'
import type { BlockHandle } from '../model.ts'

const length = 9

/**
 * The prefix of all ids in a block. A block of 36 characters' uid with a form writes it a hundred times: nine characters keep two blocks of a page
 * apart as well (46 bits), and are the same on every page and in every rendering.
 */
export function idPrefixOf({ uid, occurrence }: Pick<BlockHandle, 'uid' | 'occurrence'>): string {
  const [a, b] = hashPair(uid)
  const short = (a * 2 ** 20 + (b >>> 12)).toString(36).slice(-length)
  return `${uid.length > length ? short : uid}-${occurrence}-`
}
