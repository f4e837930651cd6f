import { readUntil } from './read-until.ts'

/** Codes of markers (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const TEMPORARY = 0x01

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/** Where a reader of a JPEG stands, by the byte that it waits for. */
type Place = 'marker' | 'code' | 'length' | 'lengthEnd' | 'data' | 'dataCode' | 'end'

/**
 * Follows the segments of a JPEG, chunk by chunk, up to the marker that ends the picture. It passes over what segments contain, so
 * that the end of a small preview within them does not count; what phones add behind the end is not read.
 */
export function createJpegReader() {
  let place: Place = 'marker'
  let [code, length, toSkip] = [0, 0, 0]

  /** After the code of a marker. */
  function enter(next: number): Place {
    code = next
    if (next === END_OF_IMAGE) return 'end'
    const isAlone = next === START_OF_IMAGE || next === TEMPORARY || isRestart(next)
    return isAlone ? 'marker' : 'length'
  }

  const readers: Readonly<Record<Exclude<Place, 'end'>, (byte: number) => Place>> = {
    marker: byte => (byte === 0xff ? 'code' : 'marker'),
    // A marker may have any number of fill bytes before its code.
    code: byte => (byte === 0xff ? 'code' : enter(byte)),
    length(byte) {
      length = byte << 8
      return 'lengthEnd'
    },
    lengthEnd(byte) {
      // The length counts its own two bytes.
      toSkip = Math.max(0, length + byte - 2)
      return code === START_OF_SCAN ? 'data' : 'marker'
    },
    data: byte => (byte === 0xff ? 'dataCode' : 'data'),
    dataCode(byte) {
      // A zero after 0xff stands for 0xff in compressed data.
      if (byte === 0 || isRestart(byte)) return 'data'
      return byte === 0xff ? 'dataCode' : enter(byte)
    },
  }

  /** Takes the next bytes; returns whether the picture has ended. */
  return (chunk: Uint8Array): boolean => {
    for (let index = 0; index < chunk.length && place !== 'end'; ) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, chunk.length - index)
        toSkip -= skipped
        index += skipped
      } else if (place === 'data') {
        const found = chunk.indexOf(0xff, index)
        index = found < 0 ? chunk.length : found + 1
        if (found >= 0) place = 'dataCode'
      } else place = readers[place](chunk[index++]!)
    }
    return place === 'end'
  }
}

/** Whether a JPEG is complete. It stops at the end of the picture. */
export function hasJpegEnd(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const read = createJpegReader()
  return readUntil(body, chunk => read(chunk) || undefined)
}
