import { describe, expect, it } from 'vitest'
import { type FileTypeName, fileTypeNames, fileTypes } from '../../../../blocks/_kit/forms/file-types.ts'
import { everyNth } from '../../../tests/setup/loop-count.ts'
import { bytesOf, sampleFiles } from '../testing/sample-files.ts'
import type { FileToScan } from './has-end.ts'
import { hasEnd } from './has-end.ts'

/** A file in quarantine that arrives in chunks of a given length, and counts the requested ones. */
function quarantined(kind: FileTypeName, content: Uint8Array, chunkBytes = content.length || 1) {
  let chunks = 0
  let index = 0
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (index >= content.length) return controller.close()
          chunks++
          controller.enqueue(content.slice(index, index + chunkBytes))
          index += chunkBytes
        },
      },
      { highWaterMark: 0 },
    )
  const file: FileToScan = {
    ...{ key: 'files/one', filename: 'one', type: fileTypes[kind].type, bytes: content.length },
    read: async range =>
      'suffix' in range
        ? content.slice(Math.max(0, content.length - range.suffix))
        : content.slice(0, range.length),
    open: async () => body(),
  }
  return { file, chunks: () => chunks }
}

const isWhole = (kind: FileTypeName, content: Uint8Array, chunkBytes?: number) =>
  hasEnd(quarantined(kind, content, chunkBytes).file)

const followedBy = (content: Uint8Array, text: string) => Uint8Array.from([...content, ...bytesOf(text)])

/** Bytes to cut from the end of a file for a detectable loss: a DOCX may lack its comment, whose length is not read. */
const lacking: Readonly<Partial<Record<FileTypeName, number>>> = { docx: 18 }

describe.each(fileTypeNames.map(kind => [kind, sampleFiles[kind]] as const))(
  'a file of kind %s',
  (kind, whole) => {
    it('is complete, wherever its chunks are cut', async () => {
      for (let length = 1; length <= whole.length; length++)
        expect([length, await isWhole(kind, whole, length)]).toEqual([length, true])
    })

    it('is not complete where it is cut off, wherever that is', async () => {
      for (let length = 12; length < whole.length - (lacking[kind] ?? 0); length++)
        expect([length, await isWhole(kind, whole.slice(0, length))]).toEqual([length, false])
    })

    it('is complete with data behind its end', async () => {
      expect(await isWhole(kind, followedBy(whole, '\x00\x00\x00\x07\x01\x02\x03\x04more'))).toBe(true)
    })
  },
)

describe('a file of very many parts', () => {
  const parts = 200_000
  const kinds = [
    ['png', '\x89PNG\r\n\x1a\n', '\x00\x00\x00\x00tEXt sum'],
    ['heic', '\x00\x00\x00\x0cftypheic', '\x00\x00\x00\x08free'],
  ] as const
  it.each(everyNth(kinds, 2))(
    'of kind %s is refused after so many as no picture has',
    async (kind, head, part) => {
      const content = bytesOf(head + part.repeat(parts))
      const { file, chunks } = quarantined(kind, content, 65_536)
      expect(await hasEnd(file)).toBe(false)
      expect(chunks()).toBeLessThan(content.length / 65_536 / 2)
    },
  )
})

describe('a PNG', () => {
  it('is read up to its end, and not beyond', async () => {
    const { file, chunks } = quarantined('png', followedBy(sampleFiles.png, ' '.repeat(500)), 10)
    expect(await hasEnd(file)).toBe(true)
    expect(chunks()).toBe(Math.ceil(sampleFiles.png.length / 10))
  })

  it('with the end in the name of a text within it alone is cut off', async () => {
    const text = '\x00\x00\x00\x0ctEXt\x00\x00\x00\x00IEND\x00\x00\x00\x00 sum'
    expect(await isWhole('png', bytesOf(`\x89PNG\r\n\x1a\n${text}`))).toBe(false)
  })
})

describe('a HEIC', () => {
  const start = '\x00\x00\x00\x0cftypheic\x00\x00\x00\x0cmetaabcd'
  it.each([
    ['a picture that reaches to its end', `${start}\x00\x00\x00\x00mdata picture`, true],
    [
      'a picture with a size of eight bytes',
      `${start}\x00\x00\x00\x01mdat${'\x00'.repeat(7)}\x15pixel`,
      true,
    ],
    ['such a picture that is cut off', `${start}\x00\x00\x00\x01mdat${'\x00'.repeat(7)}\x16pixel`, false],
    ['a size beyond all files', `${start}\x00\x00\x00\x01mdat${'\xff'.repeat(8)}pixel`, false],
    ['a size that is smaller than its header', `${start}\x00\x00\x00\x04mdatpixel`, false],
    ['a picture without its description', '\x00\x00\x00\x0cftypheic\x00\x00\x00\x0cmdatabcd', false],
    ['a further box that is cut off', `${start}\x00\x00\x00\x0cmdatabcd\x00\x00\x00\x20mpvdfilm`, false],
  ])('with %s', async (_, text, expected) => {
    expect(await isWhole('heic', bytesOf(text))).toBe(expected)
  })
})
