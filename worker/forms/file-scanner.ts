import { fileTypes } from '../../blocks/_kit/forms/file-types.ts'
import { sniffedBytes, sniffFileType } from '../../blocks/_kit/forms/sniff-file-type.ts'
import { hasJpegEnd } from './jpeg-end.ts'

/** A file in quarantine. */
export interface FileToScan {
  readonly key: string
  readonly filename: string
  /** Media type that its first bytes told when it was received. */
  readonly type: string
  readonly bytes: number
  /** Bytes from the beginning, or with `suffix` at the end. */
  readonly read: (range: { readonly length: number } | { readonly suffix: number }) => Promise<Uint8Array>
  /** All of it, chunk by chunk. */
  readonly open: () => Promise<ReadableStream<Uint8Array>>
}

export type Verdict = 'clean' | 'refused'

/** Checks a file before anybody reads it (requirement applications/quarantine). Rejects where it gives no verdict now. */
export interface FileScanner {
  scan(file: FileToScan): Promise<Verdict>
}

/** Bytes at the end of a PDF in which its last line stands (ISO 32000-1, annex H.3: 1,024; programs are generous). */
const tailBytes = 2_048

/** A PDF that is cut off lacks its last line, a JPG the marker after its picture, which need not be at the end: phones add data there. */
async function hasEnd({ type, read, open }: FileToScan): Promise<boolean> {
  if (type === fileTypes.jpg.type) return hasJpegEnd(await open())
  if (type !== fileTypes.pdf.type) return true
  const tail = new TextDecoder('latin1').decode(await read({ suffix: tailBytes }))
  return tail.includes('%%EOF')
}

/** The check that needs no other system: the file is what it was when it was received, and complete. */
export const embeddedScanner: FileScanner = {
  async scan(file) {
    const kind = sniffFileType(await file.read({ length: sniffedBytes }))
    return kind && fileTypes[kind].type === file.type && (await hasEnd(file)) ? 'clean' : 'refused'
  },
}
