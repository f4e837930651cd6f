import { describe, expect, it } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { readContent, writeContent } from './content-file.ts'

it('the file of a picture has its bytes alone, where other data lies beside them in memory', () => {
  const space = mainSpace()
  // Node hands out the output of a command as a view into memory that it shares with other data.
  const bytes = Buffer.from('before|a picture|after').subarray(7, 16)
  const picture = {
    ...{ space: space.id, filename: '/pictures/8x6/a.jpg', alt: 'Bild' },
    ...{ width: 8, height: 6, bytes },
  }
  const lines = writeContent({ spaces: [space], histories: [], pictures: [picture], moves: [] })
  const [read] = readContent(lines.join('\n')).pictures
  expect(Buffer.from(read!.bytes).toString()).toBe('a picture')
})

describe('a file that does not have all that was written', () => {
  const content = { spaces: [mainSpace()], histories: [], pictures: [], moves: [] }
  const lines = writeContent(content)
  const stories = content.spaces[0]!.stories.length

  it.each<[string, readonly string[], string]>([
    ['cut off between two lines', lines.slice(0, 20), 'the last line is not the one with the counts'],
    ['without the line of counts, as an old one', lines.slice(0, -1), 'is an old one'],
    ['with a line lost', lines.toSpliced(5, 1), `has ${stories - 1} lines of the kind "story"`],
    ['with a line too many', [...lines.slice(0, -1), lines.at(-2)!, lines.at(-1)!], 'of the kind'],
    [
      'put together of two',
      [...lines, '{"kind":"moved","uuid":"a","language":"en","path":"b"}'],
      'the last line',
    ],
  ])('is refused, unless it shall be partial: %s', (_, own, message) => {
    expect(() => readContent(own.join('\n'))).toThrow(message)
    expect(() => readContent(own.join('\n'))).toThrow('--partial')
    expect(readContent(own.join('\n'), { isPartial: true }).spaces).toHaveLength(1)
  })

  it('a whole one ends with its counts', () => {
    const written = JSON.parse(lines.at(-1)!)
    expect(written).toMatchObject({ kind: 'end', lines: { space: 1, story: stories } })
    expect(readContent(lines.join('\n')).spaces[0]!.stories).toHaveLength(stories)
  })
})
