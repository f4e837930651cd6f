import { joinBytes } from '../../base/http/read-body.ts'
import { fillPlaceholder } from '../../request/site/fill-placeholder.ts'
import { cutPlaceholders, hasPlaceholders, type Placeholder } from '../../request/site/placeholders.ts'
import type { StyleSet } from './style-sets.ts'

/** A finished fragment: bytes to send as they are, or segments around placeholders that a query fills. */
export interface Fragment {
  /** The same id is the same output, in one worker instance; fragments of one block with the same output have the same id. */
  readonly id: number
  readonly bytes: Uint8Array
  readonly segments?: readonly (Uint8Array | Placeholder)[]
  readonly styles: StyleSet
  /** Stands for the bytes in the page's entity tag. */
  readonly tag: number
  /** When it expires (epoch milliseconds). */
  readonly until: number
}

const encoder = new TextEncoder()

/** FNV-1a over the bytes, four at a time; for entity tags, where the worst effect of a collision is a page that looks unchanged. */
function hash32(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index++) hash = Math.imul(hash ^ words[index]!, 0x01000193)
  for (let index = words.length * 4; index < bytes.length; index++)
    hash = Math.imul(hash ^ bytes[index]!, 0x01000193)
  return (hash ^ bytes.length) >>> 0
}

/** The part of a fragment that follows from its HTML. */
export type Output = Omit<Fragment, 'id' | 'until'>

/** The HTML of a block, prepared for repeated sending. */
export function finishOutput(html: string, styles: StyleSet): Output {
  const bytes = encoder.encode(html)
  const common = { styles, tag: hash32(bytes) }
  if (!hasPlaceholders(html)) return { ...common, bytes }
  const segments = cutPlaceholders(html).map(part => (typeof part === 'string' ? encoder.encode(part) : part))
  return { ...common, bytes: new Uint8Array(), segments }
}

/** The bytes of a fragment for a query. */
export function fillFragment({ bytes, segments }: Fragment, query: string): Uint8Array {
  if (!segments) return bytes
  const parameters = new URLSearchParams(query)
  return joinBytes(
    segments.map(part =>
      ArrayBuffer.isView(part) ? part : encoder.encode(fillPlaceholder(part, parameters)),
    ),
  )
}

/** Two hashes of numbers in their order, as one text that is short enough for an attribute. */
function createDigest() {
  let [a, b] = [0x811c9dc5, 7]
  const mix = (value: number) => {
    a = Math.imul(a ^ value, 0x01000193)
    b = (Math.imul(b, 31) + value) | 0
  }
  return {
    mix,
    mixText(text: string) {
      for (let index = 0; index < text.length; index++) mix(text.charCodeAt(index))
    },
    end: () => (a >>> 0).toString(36) + (b >>> 0).toString(36),
  }
}

/** Stands for these fragments with this query. */
export function digestOf(fragments: readonly Fragment[], query: string): string {
  const digest = createDigest()
  for (const { tag } of fragments) digest.mix(tag)
  if (fragments.some(fragment => fragment.segments)) digest.mixText(query)
  return digest.end()
}

/** Stands for a text. */
export function digestOfText(text: string): string {
  const digest = createDigest()
  digest.mixText(text)
  return digest.end()
}

type Part = Uint8Array | Placeholder

const isSamePart = (one: Part, other: Part): boolean => {
  if (one === other) return true
  if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other))
    return JSON.stringify(one) === JSON.stringify(other)
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Whether two fragments send the same bytes, whatever facts they were made from. */
export function isSameOutput(one: Fragment, other: Fragment): boolean {
  if (one.tag !== other.tag || one.styles !== other.styles) return false
  const [parts, others] = [one.segments ?? [one.bytes], other.segments ?? [other.bytes]]
  return parts.length === others.length && parts.every((part, index) => isSamePart(part, others[index]!))
}

/** Memory of an entry beside the bytes of its fragment. */
export const fragmentOverhead = 200

/** Memory of a fragment, in bytes. */
export function fragmentSize({ bytes, segments }: Fragment): number {
  return (
    fragmentOverhead +
    bytes.length +
    (segments ?? []).reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.length : 100), 0)
  )
}
