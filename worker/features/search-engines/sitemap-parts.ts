import type { SitemapWeight, UuidRange } from '../../core/content/index/content-index.ts'

/** A part of a sitemap: the stories whose uuids are in a range. Its number identifies the range, so that it stays the same while others change. */
export interface SitemapPart {
  readonly number: number
  /** When one of its stories was published last, ISO 8601; empty where that is not known. */
  readonly changed: string
}

/** Limits of a part: well below those of the protocol (50,000 addresses, 50 MB), because it is written anew when one of its stories changes. */
export interface PartLimits {
  readonly addresses: number
  readonly characters: number
}

const standard: PartLimits = { addresses: 10_000, characters: 2_000_000 }

const BUCKETS = 256
/** Parts are halves of halves, down to uuids that begin with the same two digits. */
const DEEPEST = 8

/** The buckets of a part: part 1 is all, parts 2 and 3 its halves, 4 to 7 its quarters, and so on. */
function bucketsOf(number: number): { readonly first: number; readonly end: number } {
  const depth = Math.floor(Math.log2(number))
  const size = BUCKETS / 2 ** depth
  const first = (number - 2 ** depth) * size
  return { first, end: first + size }
}

const digitsOf = (bucket: number) => bucket.toString(16).padStart(2, '0')

/** The range of uuids of a part. */
export function rangeOf(number: number): UuidRange {
  const { first, end } = bucketsOf(number)
  return { from: first === 0 ? '' : digitsOf(first), to: end === BUCKETS ? '~' : digitsOf(end) }
}

/** Whether a uuid is in a part. */
export function isInPart(uuid: string, number: number): boolean {
  const { from, to } = rangeOf(number)
  return from <= uuid && uuid < to
}

/** The parts of a sitemap, each as large as its limits allow; always at least one. */
export function partsOf(
  weights: readonly SitemapWeight[],
  limits: PartLimits = standard,
): readonly SitemapPart[] {
  function split(number: number): readonly SitemapPart[] {
    const own = weights.filter(({ bucket }) => isInPart(bucket, number))
    const addresses = own.reduce((sum, one) => sum + one.addresses, 0)
    const characters = own.reduce((sum, one) => sum + one.characters, 0)
    const fits = addresses <= limits.addresses && characters <= limits.characters
    if (!fits && number < 2 ** DEEPEST) return [...split(2 * number), ...split(2 * number + 1)]
    if (number > 1 && !own.length) return []
    const changed = own.reduce((last, one) => (one.changed > last ? one.changed : last), '')
    return [{ number, changed }]
  }
  return split(1)
}
