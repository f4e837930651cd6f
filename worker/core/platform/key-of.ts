import { revisionOf } from '../base/caching/validity.ts'
import type { PlatformCall } from './call.ts'
import { addressOf } from './path.ts'

/** The store takes names of 512 bytes at most. */
const maxKeyLength = 400

/**
 * The cache key of an answer; a long question has a short name in it. The key names the upstream or, where the answer is made here, the
 * site.
 */
export function keyOf(
  name: string,
  { path }: Pick<PlatformCall, 'path'>,
  { query, answeredFor }: { readonly query: object; readonly answeredFor: string },
): string {
  const address = addressOf({ path }, query as Record<string, unknown>)
  return `platform:${name}:${answeredFor}:${address.length > maxKeyLength ? revisionOf(address) : address}`
}
