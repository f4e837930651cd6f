import { reasonOf } from '../../base/log/reason-of.ts'
import { listingPart } from '../index/listing-part.ts'
import type { Changes } from './changes-since.ts'
import type { PublishingDependencies, Question } from './publishing.ts'

interface Noted {
  /** Undefined where they are not known: the rows of all stories are read again then. */
  readonly changes: Changes | undefined
  readonly gone: readonly number[]
}

/**
 * Writes the rows of what was published, and drops those of what is gone, before anybody is told of the new version: what is asked of the lists then is
 * right. Returns the uuids of what is gone, as far as the index knew it. A failure is logged; the rows are read again with the next list of all addresses.
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
