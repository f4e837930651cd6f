import type { FieldDefinition, FormErrors, FormValues } from '../../../blocks/_kit/forms/definition.ts'
import { fileTypeOf, fileTypes } from '../../../blocks/_kit/forms/file-types.ts'
import { checkMessages } from '../../../blocks/_kit/forms/messages.ts'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import type { SubmissionStore, SubmittedFile } from '../../forms/submission.ts'
import type { PostedFile } from './read-post.ts'

/** Bytes of a file where its field says nothing. */
const standardBytes = 10 * 1024 * 1024
/** Files of one field. */
const mostFiles = 10

interface FileFacts {
  readonly filename: string
  readonly bytes: number
}

/**
 * The problem of a file for its field, in the page's language, or undefined. Its name tells its kind: browsers guess media types from
 * the name as well, and nobody on this site opens the file.
 */
export function fileProblem(
  { filename, bytes }: FileFacts,
  { label, file }: FieldDefinition,
  language: string,
): string | undefined {
  const words = wordsIn(checkMessages, language)
  const say = (text: string, limit: string) =>
    text.replace('{field}', () => label).replace('{limit}', () => limit)
  const { types = [], maxBytes = standardBytes } = file ?? {}
  if (bytes > maxBytes) return say(words.fileSize, String(Math.floor(maxBytes / 1024 / 1024)))
  const name = fileTypeOf(filename)
  const isAllowed = name !== undefined && types.includes(fileTypes[name].type)
  const labels = Object.values(fileTypes).filter(({ type }) => types.includes(type))
  return isAllowed ? undefined : say(words.fileType, labels.map(({ label: kind }) => kind).join(', '))
}

export interface FilesQuestion {
  readonly form: string
  readonly language: string
  readonly fields: readonly FieldDefinition[]
  /** The keys that were sent as values of file fields. */
  readonly values: FormValues
  /** The files that came with the form itself. */
  readonly posted: readonly PostedFile[]
}

interface StoredFiles {
  readonly files: readonly SubmittedFile[]
  /** Each file field's keys. */
  readonly values: FormValues
  readonly errors: FormErrors
  /** A file could not be stored. */
  readonly isLost: boolean
}

/** Stores the files that came with a form, and finds those that were uploaded before. Keys of other forms count as empty. */
export async function storeFiles(question: FilesQuestion, store: SubmissionStore): Promise<StoredFiles> {
  const { form, language, fields, values, posted } = question
  const errors: Record<string, string> = {}
  const own: SubmittedFile[] = []
  let isLost = false
  const fileFields = fields.filter(({ kind }) => kind === 'file')
  for (const field of fileFields)
    for (const { filename, type, content } of posted
      .filter(file => file.field === field.name)
      .slice(0, mostFiles)) {
      const bytes = content.byteLength
      const problem = fileProblem({ filename, bytes }, field, language)
      if (problem) errors[field.name] ??= problem
      const stored = problem
        ? undefined
        : await store.saveFile({ form, field: field.name, filename, type, bytes, body: content })
      if (stored) own.push(stored)
      else if (!problem) isLost = true
    }
  const keys = fileFields.flatMap(({ name }) => values[name] ?? []).slice(0, mostFiles * fileFields.length)
  const before = keys.length ? await store.findFiles(form, keys) : []
  const files = [...before, ...own]
  const keysOf = ({ name }: FieldDefinition) =>
    files.filter(({ field }) => field === name).map(({ key }) => key)
  const found = Object.fromEntries(fileFields.map(field => [field.name, keysOf(field)]))
  return { files, values: found, errors, isLost }
}
