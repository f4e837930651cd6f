import { expect, it } from 'vitest'
import { type FileKind, takesFile } from './file-kinds.ts'

it.each<[FileKind[], string, boolean]>([
  [['images'], 'https://a.example/f/1/800x600/a.JPG', true],
  [['images'], '/pictures/a.svg?v=1', true],
  [['images'], '/films/a.mp4', false],
  [['images', 'videos'], '/films/a.mp4#t=3', true],
  [['texts'], '/captions/de.vtt', true],
  [['texts'], '/pictures/a.webp', false],
  [['images'], 'https://a.example/files/12', true],
  [['images'], 'https://a.mp4.example/file', true],
  [['images'], '', true],
])('a field for %j takes %s: %s', (kinds, address, expected) => {
  expect(takesFile(kinds, address)).toBe(expected)
})
