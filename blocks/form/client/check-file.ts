import { fieldsOf, type PageForm } from './page-form.ts'

const MEGABYTE = 1_048_576

/** Why a file is not accepted; undefined for a good one. */
export function checkFile(form: PageForm, name: string, { type, size }: File): string | undefined {
  const field = fieldsOf(form).find(candidate => candidate.name === name)
  if (!field?.file) return undefined
  const { types, maxBytes } = field.file
  const say = (message: 'fileType' | 'fileSize', limit: string) =>
    form.words[message].replaceAll('{field}', () => field.label).replaceAll('{limit}', () => limit)
  if (size > maxBytes) return say('fileSize', String(Math.floor(maxBytes / MEGABYTE)))
  const names = types.map(known => known.split(/[/.]/).at(-1)?.toUpperCase()).join(', ')
  return type && !types.includes(type) ? say('fileType', names) : undefined
}
