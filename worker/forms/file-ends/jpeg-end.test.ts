import { describe, expect, it } from 'vitest'
import { createJpegReader, hasJpegEnd } from './jpeg-end.ts'

const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
const segment = (code: number, ...content: number[]) => [0xff, code, 0, content.length + 2, ...content]
const preview = segment(0xe1, ...start, 1, 2, ...end)
const scan = [...segment(0xda, 1, 2, 3), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]

const whole = [...start, ...preview, ...scan, ...segment(0xc4, 9), ...scan, ...end]

const streamOf = (...chunks: number[][]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Uint8Array.from(chunk))
      controller.close()
    },
  })

describe('a JPEG', () => {
  it('that is complete has an end, wherever its chunks are cut', async () => {
    for (let cut = 0; cut <= whole.length; cut++)
      expect(await hasJpegEnd(streamOf(whole.slice(0, cut), whole.slice(cut)))).toBe(true)
    expect(await hasJpegEnd(streamOf(...whole.map(byte => [byte])))).toBe(true)
  })

  it('that is cut off has none, wherever it is cut', async () => {
    for (let length = 0; length < whole.length; length++)
      expect(await hasJpegEnd(streamOf(whole.slice(0, length)))).toBe(false)
  })

  it.each([
    ['data of a phone behind its end', [...whole, ...Array(50).fill(7), 0xff]],
    ['fill bytes before a marker', [...start, 0xff, 0xff, ...preview, ...scan, 0xff, ...end]],
    ['bytes of no segment between segments', [...start, 0, 0, ...preview, ...scan, ...end]],
  ])('with %s is complete', (_, bytes) => {
    expect(createJpegReader()(Uint8Array.from(bytes))).toBe(true)
  })

  it.each([
    ['the end of its preview alone', [...start, ...preview]],
    ['an end within its compressed data', [...start, ...segment(0xda, 1), 0x12, 0xff, 0x00, 0xd9]],
    ['a segment that is longer than the file', [...start, 0xff, 0xe1, 0xff, 0xff, ...end]],
  ])('with %s is not', (_, bytes) => {
    expect(createJpegReader()(Uint8Array.from(bytes))).toBe(false)
  })
})
