let left = false

for (const sign of ['beforeunload', 'pagehide', 'pageshow'])
  addEventListener(sign, () => {
    left = sign !== 'pageshow'
  })

/**
 * Whether the page is being left: another document was requested, and the visitor has not come back. Firefox then aborts the
 * page's loading chunks.
 */
export const isLeft = (): boolean => left

/** Reports an error, except that of a chunk which the browser aborted because the page is being left. */
export function reportFailure(error: unknown): void {
  if (!left) reportError(error)
}
