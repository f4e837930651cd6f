import type { FileTypeName } from '../../../../blocks/_kit/forms/file-types.ts'

/** Bytes of text, one each. */
export const bytesOf = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

const number = (value: number) => String.fromCharCode(value >>> 24, value >>> 16, value >>> 8, value)
const chunk = (name: string, content = '') => `${number(content.length)}${name}${content}\xaa\xbb\xcc\xdd`
const box = (name: string, content: string) => `${number(content.length + 8)}${name}${content}`

/** The smallest file of each kind that is complete. */
export const sampleFiles: Readonly<Record<FileTypeName, Uint8Array<ArrayBuffer>>> = {
  pdf: bytesOf('%PDF-1.7\n%%EOF'),
  jpg: bytesOf('\xff\xd8\xff\xe0\x00\x04ab\xff\xda\x00\x03a\x05\xff\xd9'),
  png: bytesOf(
    `\x89PNG\r\n\x1a\n${chunk('IHDR', 'a'.repeat(13))}${chunk('IDAT', 'a picture')}${chunk('IEND')}`,
  ),
  heic: bytesOf(
    `${box('ftyp', 'heic\x00\x00\x00\x00')}${box('meta', 'description')}${box('mdat', 'a picture')}`,
  ),
  webp: bytesOf('RIFF\x0e\x00\x00\x00WEBPVP8 a pict'),
  docx: bytesOf(
    `PK\x03\x04${'\x00'.repeat(26)}[Content_Types].xml${'\x00'.repeat(9)}PK\x05\x06${'\x00'.repeat(18)}`,
  ),
}
