/** The next field of a file that contains the length of its parts: bytes to skip, then a field to read; or the verdict. */
export type Step =
  | 'whole'
  | 'cut'
  | {
      readonly skip: number
      readonly take: number
      /** Reads the field, and returns the next step. The bytes are overwritten by the next field of the same length. */
      readonly read: (field: Uint8Array) => Step
    }

/** Fields of a file: a picture has some hundreds, and each costs as much as thousands of the bytes that are passed over. */
const MOST_FIELDS = 20_000

/** Makes a function that takes the next bytes of a file, wherever they are split; it returns the current step. */
function createFieldReader(first: Step) {
  let step = first
  let skipped = 0
  let taken = 0
  let count = 0
  const fields = new Map<number, Uint8Array>()

  function fieldOf(length: number): Uint8Array {
    const field = fields.get(length) ?? new Uint8Array(length)
    fields.set(length, field)
    return field
  }

  return (chunk: Uint8Array): Step => {
    for (let index = 0; typeof step === 'object'; ) {
      const toSkip = Math.min(step.skip - skipped, chunk.length - index)
      skipped += toSkip
      index += toSkip
      const field = fieldOf(step.take)
      const bytes = chunk.subarray(index, index + step.take - taken)
      field.set(bytes, taken)
      taken += bytes.length
      index += bytes.length
      if (taken < step.take) break
      step = ++count > MOST_FIELDS ? 'cut' : step.read(field)
      skipped = taken = 0
    }
    return step
  }
}

/** Follows the fields of a file up to its verdict; a file that ends before, or has more fields than any picture, is not whole. */
export function followFields(body: ReadableStream<Uint8Array>, first: Step): Promise<boolean> {
  const read = createFieldReader(first)
  return readUntil(body, chunk => {
    const step = read(chunk)
    return typeof step === 'object' ? undefined : step === 'whole'
  })
}

/** A number of four bytes, the highest first, as PNG and ISO media files write it. */
export const numberAt = (field: Uint8Array, offset: number): number =>
  new DataView(field.buffer, field.byteOffset).getUint32(offset)

/** Four letters that name a part. */
export const nameAt = (field: Uint8Array, offset: number): string =>
  String.fromCharCode(...field.subarray(offset, offset + 4))

/**
 * Reads a body chunk by chunk until `decide` returns an answer, and leaves the rest unread. Only one chunk is in memory at a time;
 * returns false for a body that ends before the answer.
 */
export async function readUntil(
  body: ReadableStream<Uint8Array>,
  decide: (chunk: Uint8Array) => boolean | undefined,
): Promise<boolean> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return false
    const answer = decide(value)
    if (answer !== undefined) {
      await reader.cancel()
      return answer
    }
  }
}
