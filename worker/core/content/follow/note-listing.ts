import { reasonOf } from '../../base/log/reason-of.ts'
import { listingPart } from '../index/listing-part.ts'
import type { Changes } from './changes-since.ts'
import type { PublishingDependencies, Question } from './publishing.ts'

interface Noted {
  /** Undefined if unknown: the rows of all stories are then read again. */
  readonly changes: Changes | undefined
  readonly gone: readonly number[]
}

/**
 * Writes the rows of published stories and deletes those of removed ones before the new version is announced, so that later reads of the lists are
 * right. Returns the uuids of the removed stories that the index had. A failure is logged; the rows are read again with the next list of all
 * addresses.
 */
export async function noteListing(
  { source, signal, version, languages }: Question,
  { changes, gone }: Noted,
  { index, log }: Pick<PublishingDependencies, 'index' | 'log'>,
): Promise<readonly string[]> {
  if (!index) return []
  let forgotten: readonly string[] = []
  try {
    if (gone.length) forgotten = await index.listing.forget(gone)
    if (changes)
      await index.listing.note(await listingPart(changes.raw, { source, signal, version, languages }))
    else await index.listing.open(version)
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  }
  return forgotten
}
