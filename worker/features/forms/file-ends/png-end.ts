import { followFields, nameAt, numberAt, type Step } from './follow-fields.ts'

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
export const hasPngEnd = (body: ReadableStream<Uint8Array>): Promise<boolean> =>
  followFields(body, chunkAfter(signatureBytes))
