import { expect, it } from 'vitest'
import { mainSpace } from '../space.ts'
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
