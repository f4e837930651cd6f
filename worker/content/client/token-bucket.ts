export interface AllowanceOptions {
  readonly burst: number
  readonly perSecond: number
  readonly now: () => number
}

/** So much at once, and so much a second after that: true as long as there is some left (a token bucket). */
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
