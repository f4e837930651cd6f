import { readUntil } from './follow-fields.ts'

/** Codes of markers (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const TEMPORARY = 0x01

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/** Markers that no length follows. */
const isAlone = (code: number) => code === START_OF_IMAGE || code === TEMPORARY || isRestart(code)

/** In compressed data 0xff is written as 0xff and 0, and restart markers are part of it. */
const isData = (code: number) => code === 0 || isRestart(code)

/** The part of a JPEG that its reader expects next. */
type Place = 'code' | 'length' | 'lengthEnd' | 'end'

/**
 * Reads the segments of a JPEG, chunk by chunk, up to the marker that ends the picture. It skips the content of segments, so that the end of a
 * small preview within them is ignored; data that phones append after the end is not read. Each byte is checked singly: a search for the next 0xff
 * is faster in most files, and a hundred times slower in one that is full of them.
 */
export function createJpegReader() {
  let place: Place = 'code'
  let isInData = false
  /** The last byte was 0xff; any number of them may precede a code. */
  let isMarked = false
  let [length, toSkip] = [0, 0]

  /** Reads the next code, and returns the position after it; the end of the chunk if it has none. */
  function readCode(chunk: Uint8Array, from: number, end: number): number {
    let isCode = isMarked
    for (let index = from; index < end; index++) {
      const byte = chunk[index]!
      if (byte === 0xff) isCode = true
      else if (isCode) {
        isCode = false
        if (isInData && isData(byte)) continue
        enter(byte)
        return index + 1
      }
    }
    isMarked = isCode
    return end
  }

  function enter(code: number): void {
    isMarked = false
    isInData = code === START_OF_SCAN
    if (code === END_OF_IMAGE) place = 'end'
    else if (!isAlone(code)) place = 'length'
  }

  function readLength(byte: number): void {
    if (place === 'length') {
      length = byte << 8
      place = 'lengthEnd'
      return
    }
    // The length includes its own two bytes.
    toSkip = Math.max(0, length + byte - 2)
    place = 'code'
  }

  /** Takes the next bytes; returns whether the picture has ended. */
  return (chunk: Uint8Array): boolean => {
    const end = chunk.length
    for (let index = 0; index < end && place !== 'end'; ) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, end - index)
        toSkip -= skipped
        index += skipped
      } else if (place === 'code') {
        index = readCode(chunk, index, end)
      } else readLength(chunk[index++]!)
    }
    return place === 'end'
  }
}

/** Whether a JPEG is complete. It stops at the end of the picture. */
export function hasJpegEnd(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const read = createJpegReader()
  return readUntil(body, chunk => read(chunk) || undefined)
}
