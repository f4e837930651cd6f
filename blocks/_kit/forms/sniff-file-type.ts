import type { FileTypeName } from './file-types.ts'

/** Bytes that are enough to tell the kind of a file. */
export const sniffedBytes = 64

/** Text of bytes, one character each. */
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Brands of the ISO base media file format that are pictures of phones (ISO/IEC 23008-12). */
const heicBrand = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/** The first bytes of each kind, as text. */
const signatures: readonly (readonly [FileTypeName, (head: string) => boolean])[] = [
  ['pdf', head => head.startsWith('%PDF-')],
  ['jpg', head => head.startsWith('\xff\xd8\xff')],
  ['png', head => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['heic', head => head.slice(4, 8) === 'ftyp' && heicBrand.test(head.slice(8))],
  ['webp', head => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  // A zip whose first entry is the list of parts of an Office document (ECMA-376, part 2).
  ['docx', head => head.startsWith('PK\x03\x04') && head.slice(30).startsWith('[Content_Types].xml')],
]

/** The kind of a file by its first bytes; undefined for one that forms do not accept, whatever its name says. Pure. */
export function sniffFileType(head: Uint8Array): FileTypeName | undefined {
  const text = latin(head.subarray(0, sniffedBytes))
  return signatures.find(([, matches]) => matches(text))?.[0]
}
