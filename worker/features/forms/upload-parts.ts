/** Files that come whole, and in parts (requirement applications/parts). */

/** Bytes of each part of a file but the last: the least that the bucket takes. */
export const partBytes = 5 * 1024 * 1024

export interface NewUpload {
  readonly form: string
  readonly field: string
  readonly filename: string
  /** Bytes of the whole file. */
  readonly bytes: number
}

export interface NewFile extends NewUpload {
  readonly type: string
  readonly body: ReadableStream<Uint8Array> | ArrayBuffer
}

/** A file of a form by its key, which is random and unguessable. */
export interface NamedFile {
  readonly form: string
  readonly key: string
}

/** The known data of a file, by its key. */
export interface Upload {
  /** `uploading` while its parts arrive; after that the result of its check. */
  readonly state: 'uploading' | 'quarantined' | 'clean' | 'refused'
  readonly field: string
  readonly filename: string
  /** Media type; empty before the first part came. */
  readonly type: string
  readonly bytes: number
  /** Id of the multipart upload; empty once the file is complete. */
  readonly upload: string
  /** Entity tags of the parts that are there, by number. */
  readonly parts: Readonly<Record<string, string>>
}

export interface Part extends NamedFile {
  /** From 1. */
  readonly part: number
  readonly body: ReadableStream<Uint8Array>
  /** Its length in bytes. */
  readonly length: number
  /** The facts of the file that the first part reveals. */
  readonly told?: { readonly type: string; readonly filename: string } | undefined
}

export const countParts = (bytes: number): number => Math.ceil(bytes / partBytes)

/** The length that a part must have; undefined for a number that no part has. */
export function lengthOfPart(bytes: number, part: number): number | undefined {
  const count = countParts(bytes)
  if (!Number.isInteger(part) || part < 1 || part > count) return undefined
  return part < count ? partBytes : bytes - partBytes * (count - 1)
}
