const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between an attempt and the next one. A row is given up about two days after the first attempt. */
const delays = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
] as const

/** Milliseconds until the next attempt after this many; undefined after the last. */
export const delayAfter = (attempts: number): number | undefined => delays[attempts - 1]
