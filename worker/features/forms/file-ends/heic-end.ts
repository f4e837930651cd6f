import { followFields, nameAt, numberAt, type Step } from './follow-fields.ts'

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
export const hasHeicEnd = (body: ReadableStream<Uint8Array>, bytes: number): Promise<boolean> =>
  followFields(body, boxAfter(0, { position: 0, described: false, pictured: false }, bytes))
