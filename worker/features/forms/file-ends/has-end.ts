import { fileTypes } from '../../../../blocks/_kit/forms/file-types.ts'
import type { FileToScan } from '../file-to-scan.ts'
import { hasHeicEnd } from './heic-end.ts'
import { hasJpegEnd } from './jpeg-end.ts'
import { hasPngEnd } from './png-end.ts'

/** Bytes at the end of a PDF that contain its last line (ISO 32000-1, annex H.3: 1,024; programs allow more). */
const pdfTail = 2_048

/**
 * Bytes at the end of a zip that contain its directory's end: a record of 22 and the longest comment (APPNOTE.TXT, section
 * 4.3.16).
 */
const zipTail = 22 + 65_535

/** Whether the last bytes contain a text. */
async function endsWith({ read, bytes }: FileToScan, suffix: number, text: string): Promise<boolean> {
  const tail = new TextDecoder('latin1').decode(await read({ suffix: Math.min(suffix, bytes) }))
  return tail.includes(text)
}

/** Whether a WebP is complete: its header contains its length, without the first eight bytes (RFC 9649, section 2.4). */
async function hasWebpEnd({ read, bytes }: FileToScan): Promise<boolean> {
  const head = await read({ length: 12 })
  return new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8 <= bytes
}

/** How the end of each kind is found, by media type. */
const endings: ReadonlyMap<string, (file: FileToScan) => Promise<boolean>> = new Map([
  [fileTypes.pdf.type, file => endsWith(file, pdfTail, '%%EOF')],
  [fileTypes.jpg.type, async ({ open }) => hasJpegEnd(await open())],
  [fileTypes.png.type, async ({ open }) => hasPngEnd(await open())],
  [fileTypes.heic.type, async ({ open, bytes }) => hasHeicEnd(await open(), bytes)],
  [fileTypes.webp.type, hasWebpEnd],
  [fileTypes.docx.type, file => endsWith(file, zipTail, 'PK\x05\x06')],
])

/** Whether a file has its end, which a truncated one lacks. Whole files are never in memory: readers take one chunk at a time. */
export const hasEnd = (file: FileToScan): Promise<boolean> =>
  endings.get(file.type)?.(file) ?? Promise.resolve(false)
