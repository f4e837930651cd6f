/** Whether the token opens the configured space, by the last answer to an instance. */
export interface SpaceWatch {
  /** Epoch milliseconds since which it opens another one; undefined while it does not. */
  readonly otherSince: number | undefined
  readonly note: (isConfigured: boolean) => void
}

export function createSpaceWatch(now: () => number): SpaceWatch {
  let otherSince: number | undefined
  return {
    get otherSince() {
      return otherSince
    },
    note(isConfigured) {
      otherSince = isConfigured ? undefined : (otherSince ?? now())
    },
  }
}
