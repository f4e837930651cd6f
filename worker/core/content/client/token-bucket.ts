export interface AllowanceOptions {
  readonly burst: number
  readonly perSecond: number
  readonly now: () => number
}

/** A token bucket: `burst` at once, then `perSecond` a second; each call returns whether a token was left. */
export function createTokenBucket({ burst, perSecond, now }: AllowanceOptions): () => boolean {
  let left = burst
  let filledAt = now()
  return () => {
    const moment = now()
    left = Math.min(burst, left + ((moment - filledAt) / 1000) * perSecond)
    filledAt = moment
    if (left < 1) return false
    left--
    return true
  }
}
