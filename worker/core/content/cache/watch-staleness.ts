import type { Reads } from './access.ts'

/** A reader that records whether any of its answers was stale. */
export interface WatchedReader {
  readonly reader: Reads
  readonly hasReadStale: () => boolean
}

/** Watches the reads of one load, so that the load knows whether its result was made from stale content. */
export function watchStaleness({ read }: Reads): WatchedReader {
  let hasStale = false
  return {
    reader: {
      async read(resource, options) {
        const found = await read(resource, options)
        if (found?.freshness === 'stale') hasStale = true
        return found
      },
    },
    hasReadStale: () => hasStale,
  }
}
