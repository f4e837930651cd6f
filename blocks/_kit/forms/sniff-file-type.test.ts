import { expect, test } from 'vitest'
import { sniffFileType } from './sniff-file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'jpg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['a photo of a phone', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'heic'],
  ['another one', '\x00\x00\x00\x1cftypmif1', 'heic'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['a Word document', `PK\x03\x04${'\x00'.repeat(26)}[Content_Types].xml`, 'docx'],
  ['one of another program', `PK\x03\x04${'\x00'.repeat(26)}_rels/.rels`, 'docx'],
  ['a zip', `PK\x03\x04${'\x00'.repeat(26)}evil.exe`, undefined],
  ['a film', '\x00\x00\x00\x18ftypmp42', undefined],
  ['a page', '<!doctype html><script>', undefined],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['a PDF that begins later', '\n%PDF-1.7', undefined],
  ['a program', 'MZ\x90\x00', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, kind) => {
  expect(sniffFileType(bytes(text))).toBe(kind)
})
