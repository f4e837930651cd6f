/** The kinds of files that forms accept, by the name that editors choose. */
export const fileTypes = {
  pdf: { type: 'application/pdf', label: 'PDF' },
  jpg: { type: 'image/jpeg', label: 'JPG' },
  png: { type: 'image/png', label: 'PNG' },
  heic: { type: 'image/heic', label: 'HEIC' },
  webp: { type: 'image/webp', label: 'WebP' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word (DOCX)',
  },
} as const

export const fileTypeNames = ['pdf', 'jpg', 'png', 'heic', 'webp', 'docx'] as const

/** The kinds of files with these media types, as people read them. */
export const kindsOf = (types: readonly string[]): string =>
  Object.values(fileTypes)
    .filter(({ type }) => types.includes(type))
    .map(({ label }) => label)
    .join(', ')

/** The files that a field accepts. */
export interface AcceptedFiles {
  /** Media types. */
  readonly types: readonly string[]
  /** The kinds as messages name them. The page passes them to its script. */
  readonly kinds?: string
  readonly maxBytes: number
}

/** Further file extensions of a kind, beside its own name. */
const otherEndings: Readonly<Record<string, FileTypeName>> = { jpeg: 'jpg', heif: 'heic' }

/** The kind of a file by its name; undefined for one that forms do not accept. */
export function fileTypeOf(filename: string): FileTypeName | undefined {
  const ending = /\.([a-z\d]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  const name = otherEndings[ending] ?? ending
  return fileTypeNames.find(known => known === name)
}

export type FileTypeName = (typeof fileTypeNames)[number]

/** The name of a file with the extension of its kind: `x.exe` that is a PDF becomes `x.exe.pdf`. */
export const withEnding = (filename: string, kind: FileTypeName): string =>
  fileTypeOf(filename) === kind ? filename : `${filename}.${kind}`
