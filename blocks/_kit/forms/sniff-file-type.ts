import type { FileTypeName } from './file-types.ts'

/** Number of bytes that suffice to detect the kind of a file. */
export const sniffedBytes = 64

/** Text of bytes, one character each. */
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Brands of the ISO base media file format that are pictures of phones (ISO/IEC 23008-12). */
const heicBrand = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/** The first entry of the zip that an Office document is (ECMA-376, part 2). */
const officeEntry = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/)/

/** The first bytes of each kind, as text. */
const signatures: readonly (readonly [FileTypeName, (head: string) => boolean])[] = [
  ['pdf', head => head.startsWith('%PDF-')],
  ['jpg', head => head.startsWith('\xff\xd8\xff')],
  ['png', head => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['heic', head => head.slice(4, 8) === 'ftyp' && heicBrand.test(head.slice(8))],
  ['webp', head => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['docx', head => head.startsWith('PK\x03\x04') && officeEntry.test(head.slice(30))],
]

/** The kind of a file by its first bytes, and not by its name; undefined for one that forms do not accept. Pure. */
export function sniffFileType(head: Uint8Array): FileTypeName | undefined {
  const text = latin(head.subarray(0, sniffedBytes))
  return signatures.find(([, matches]) => matches(text))?.[0]
}
