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

/** Bytes that count how often one is looked at, and how often a method is called on them, which costs as much as many looks. */
function countedBytes(bytes: Uint8Array) {
  let looks = 0
  let calls = 0
  const counted = new Proxy(bytes, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'length') return value
      if (typeof value === 'function') calls++
      else looks++
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { bytes: counted, work: () => ({ looks, calls }) }
}

describe('the work for a JPEG', () => {
  const length = 60_000
  const repeated = (...pattern: number[]) =>
    Uint8Array.from({ length }, (_, index) => pattern[index % pattern.length]!)
  const behind = (head: readonly number[], body: Uint8Array) => Uint8Array.from([...head, ...body])

  it.each([
    ['plain data', [0x12, 0x34]],
    ['data of 0xff alone', [0xff, 0x00]],
    ['data with many 0xff', [0xff, 0x00, 0x12]],
    ['many restarts', [0xff, 0xd3]],
    ['fill bytes', [0xff]],
    ['markers without content', [0xff, 0x01]],
    ['empty segments', [0xff, 0xe1, 0, 2]],
    ['bytes of no segment', [0]],
  ])('is one look at each byte: %s', (_, pattern) => {
    for (const head of [start, [...start, ...segment(0xda, 1)]]) {
      const { bytes, work } = countedBytes(behind(head, repeated(...pattern)))
      createJpegReader()(bytes)
      expect(work().looks).toBeLessThanOrEqual(bytes.length)
      expect(work().calls).toBe(0)
    }
  })
})
