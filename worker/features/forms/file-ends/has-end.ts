import { fileTypes } from '../../../../blocks/_kit/forms/file-types.ts'
import { followFields, nameAt, numberAt, type Step } from './follow-fields.ts'
import { hasJpegEnd } from './jpeg-end.ts'

/** A file in quarantine. */
export interface FileToScan {
  readonly key: string
  readonly filename: string
  /** Media type that its first bytes told when it was received. */
  readonly type: string
  readonly bytes: number
  /** Bytes from the beginning, or with `suffix` at the end. */
  readonly read: (range: { readonly length: number } | { readonly suffix: number }) => Promise<Uint8Array>
  /** All of it, chunk by chunk. */
  readonly open: () => Promise<ReadableStream<Uint8Array>>
}

const signatureBytes = 8
const checksumBytes = 4

/** A chunk: its length and name, its content, its checksum (PNG, third edition, section 5.3). */
const chunkAfter = (skip: number): Step => ({
  skip,
  take: 8,
  read(header) {
    const length = numberAt(header, 0)
    return nameAt(header, 4) === 'IEND'
      ? { skip: length, take: checksumBytes, read: () => 'whole' }
      : chunkAfter(length + checksumBytes)
  },
})

/** Whether a PNG has its last chunk; bytes after it are not read. */
const hasPngEnd = (body: ReadableStream<Uint8Array>): Promise<boolean> =>
  followFields(body, chunkAfter(signatureBytes))

const headerBytes = 8

/** How far a file was read, and which parts of its picture were passed. */
interface Passed {
  /** The position of the next box. */
  readonly position: number
  /** The description of the picture, or of a sequence. */
  readonly described: boolean
  /** The compressed picture. */
  readonly pictured: boolean
}

/** The name of a box is four printable characters; data that phones append after the last box rarely has them. */
const isName = (name: string) => /^[\x20-\x7e]{4}$/.test(name)

/** After a box of a size: the next one, or the verdict where the box reaches to the end or beyond it. */
function afterBox(name: string, size: number, skip: number, passed: Passed, bytes: number): Step {
  const position = passed.position + size
  if (position > bytes) return 'cut'
  const described = passed.described || name === 'meta' || name === 'moov'
  return boxAfter(skip, { position, described, pictured: passed.pictured || name === 'mdat' }, bytes)
}

/**
 * A box: its size and name, a larger size if the first is 1, its content, which ends with the file if the size is 0 (ISO/IEC
 * 14496-12, section 4.2). Fewer bytes than a header, or a missing name, are data after the last box.
 */
function boxAfter(skip: number, passed: Passed, bytes: number): Step {
  const isWhole = passed.described && passed.pictured
  if (passed.position + headerBytes > bytes) return isWhole ? 'whole' : 'cut'
  return {
    skip,
    take: headerBytes,
    read(header) {
      const size = numberAt(header, 0)
      const name = nameAt(header, 4)
      if (!isName(name)) return isWhole ? 'whole' : 'cut'
      if (size === 1) return largeBox(name, passed, bytes)
      if (size === 0) return afterBox(name, bytes - passed.position, 0, passed, bytes)
      return size < headerBytes ? 'cut' : afterBox(name, size, size - headerBytes, passed, bytes)
    },
  }
}

const largeBox = (name: string, passed: Passed, bytes: number): Step => ({
  skip: 0,
  take: 8,
  read(field) {
    const size = numberAt(field, 0) * 2 ** 32 + numberAt(field, 4)
    return size < 2 * headerBytes ? 'cut' : afterBox(name, size, size - 2 * headerBytes, passed, bytes)
  },
})

/** Whether all boxes of a HEIC picture fit into its bytes, and those of description and picture exist. */
const hasHeicEnd = (body: ReadableStream<Uint8Array>, bytes: number): Promise<boolean> =>
  followFields(body, boxAfter(0, { position: 0, described: false, pictured: false }, bytes))

/** Bytes at the end of a PDF that contain its last line (ISO 32000-1, annex H.3: 1,024; programs allow more). */
const pdfTail = 2_048

/**
 * Bytes at the end of a zip that contain its directory's end: a record of 22 and the longest comment (APPNOTE.TXT, section
 * 4.3.16).
 */
const zipTail = 22 + 65_535

/** Whether the last bytes contain a text. */
async function endsWith({ read, bytes }: FileToScan, suffix: number, text: string): Promise<boolean> {
  const tail = new TextDecoder('latin1').decode(await read({ suffix: Math.min(suffix, bytes) }))
  return tail.includes(text)
}

/** Whether a WebP is complete: its header contains its length, without the first eight bytes (RFC 9649, section 2.4). */
async function hasWebpEnd({ read, bytes }: FileToScan): Promise<boolean> {
  const head = await read({ length: 12 })
  return new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8 <= bytes
}

/** How the end of each kind is found, by media type. */
const endings: ReadonlyMap<string, (file: FileToScan) => Promise<boolean>> = new Map([
  [fileTypes.pdf.type, file => endsWith(file, pdfTail, '%%EOF')],
  [fileTypes.jpg.type, async ({ open }) => hasJpegEnd(await open())],
  [fileTypes.png.type, async ({ open }) => hasPngEnd(await open())],
  [fileTypes.heic.type, async ({ open, bytes }) => hasHeicEnd(await open(), bytes)],
  [fileTypes.webp.type, hasWebpEnd],
  [fileTypes.docx.type, file => endsWith(file, zipTail, 'PK\x05\x06')],
])

/** Whether a file has its end, which a truncated one lacks. Whole files are never in memory: readers take one chunk at a time. */
export const hasEnd = (file: FileToScan): Promise<boolean> =>
  endings.get(file.type)?.(file) ?? Promise.resolve(false)
