import { fillMessage, maxFiles } from '../../_kit/forms/check-fields.ts'
import { fieldsOf, type PageForm } from './page-form.ts'

const MEGABYTE = 1_048_576

const fieldNamed = (form: PageForm, wanted: string) => fieldsOf(form).find(({ name }) => name === wanted)

/** Why a file is not accepted; undefined for a good one. */
export function checkFile(form: PageForm, name: string, { type, size }: File): string | undefined {
  const field = fieldNamed(form, name)
  if (!field?.file) return undefined
  const { types, kinds, maxBytes } = field.file
  const say = (message: 'fileType' | 'fileSize' | 'fileEmpty', limit?: string) =>
    fillMessage(form.words[message], field.label, limit)
  if (!size) return say('fileEmpty')
  if (size > maxBytes) return say('fileSize', String(Math.floor(maxBytes / MEGABYTE)))
  // The worker looks into the file; photos of phones are taken wherever pictures are.
  return type && !types.includes(type) && !/^image\/hei[cf]/.test(type) ? say('fileType', kinds) : undefined
}

/** Why no more files are accepted. */
export const countProblem = (form: PageForm, name: string): string =>
  fillMessage(form.words.fileCount, fieldNamed(form, name)?.label, String(maxFiles))
