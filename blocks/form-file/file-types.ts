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

export type FileTypeName = (typeof fileTypeNames)[number]
