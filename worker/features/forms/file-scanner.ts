import { fileTypes } from '../../../blocks/_kit/forms/file-types.ts'
import { sniffedBytes, sniffFileType } from '../../../blocks/_kit/forms/sniff-file-type.ts'
import type { FileToScan } from './file-ends/has-end.ts'
import { hasEnd } from './file-ends/has-end.ts'

export type Verdict = 'clean' | 'refused'

/** Checks a file before anybody reads it (requirement applications/quarantine). Rejects if there is no verdict now. */
export interface FileScanner {
  scan(file: FileToScan): Promise<Verdict>
}

/** The check that needs no other system: the file is unchanged since it was received, and complete. */
export const embeddedScanner: FileScanner = {
  async scan(file) {
    const kind = sniffFileType(await file.read({ length: sniffedBytes }))
    return kind && fileTypes[kind].type === file.type && (await hasEnd(file)) ? 'clean' : 'refused'
  },
}
