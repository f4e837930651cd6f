import { maxFiles } from '../../_kit/forms/check-fields.ts'
import { fieldsOf, type PageForm } from './page-form.ts'

const MEGABYTE = 1_048_576

/** Why a file is not accepted; undefined for a good one. */
export function checkFile(form: PageForm, name: string, { type, size }: File): string | undefined {
  const field = fieldsOf(form).find(candidate => candidate.name === name)
  if (!field?.file) return undefined
  const { types, maxBytes } = field.file
  const say = (message: 'fileType' | 'fileSize' | 'fileEmpty', limit = '') =>
    form.words[message].replaceAll('{field}', () => field.label).replaceAll('{limit}', () => limit)
  if (!size) return say('fileEmpty')
  if (size > maxBytes) return say('fileSize', String(Math.floor(maxBytes / MEGABYTE)))
  const names = types.map(known => known.split(/[/.]/).at(-1)?.toUpperCase()).join(', ')
  // The worker looks into the file; photos of phones are taken wherever pictures are.
  return type && !types.includes(type) && !/^image\/hei[cf]/.test(type) ? say('fileType', names) : undefined
}

/** Why no more files are accepted. */
export function countProblem(form: PageForm, name: string): string {
  const field = fieldsOf(form).find(candidate => candidate.name === name)
  const { fileCount } = form.words
  return fileCount.replaceAll('{field}', () => field?.label ?? '').replaceAll('{limit}', String(maxFiles))
}
