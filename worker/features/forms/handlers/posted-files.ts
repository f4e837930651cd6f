import { maxFiles } from '../../../../blocks/_kit/forms/check-fields.ts'
import type { FieldDefinition, FormErrors, FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import { fileTypes, kindsOf, withEnding } from '../../../../blocks/_kit/forms/file-types.ts'
import { checkMessages } from '../../../../blocks/_kit/forms/messages.ts'
import { sniffedBytes, sniffFileType } from '../../../../blocks/_kit/forms/sniff-file-type.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import type { DatabaseState, SubmissionStore, SubmittedFile } from '../submission.ts'
import type { PostedFile } from './read-post.ts'

/** Maximum bytes of a file whose field sets no limit. */
const standardBytes = 10 * 1024 * 1024

/** Formats of phone photos are accepted wherever pictures are, but not named in messages: few programs write them. */
const alsoTaken: Readonly<Record<string, readonly string[]>> = {
  [fileTypes.heic.type]: [fileTypes.jpg.type, fileTypes.png.type],
}

const isTaken = (type: string, types: readonly string[]): boolean =>
  types.includes(type) || (alsoTaken[type] ?? []).some(other => types.includes(other))

/**
 * The media type of a file by its first bytes, and its name with the extension of that type; undefined if its field does not accept such
 * files.
 */
export function acceptedFile(head: Uint8Array, filename: string, { file }: FieldDefinition) {
  const kind = sniffFileType(head)
  if (!kind || !isTaken(fileTypes[kind].type, file?.types ?? [])) return undefined
  return { type: fileTypes[kind].type as string, filename: withEnding(filename, kind) }
}

/** The messages about the files of a field, in the page's language. */
export function fileMessages({ label, file }: FieldDefinition, language: string) {
  const words = wordsIn(checkMessages, language)
  const { types = [], maxBytes = standardBytes } = file ?? {}
  const say = (text: string, limit: string | number = '') =>
    text.replace('{field}', () => label).replace('{limit}', () => String(limit))
  return {
    size: say(words.fileSize, Math.floor(maxBytes / 1024 / 1024)),
    type: say(words.fileType, kindsOf(types)),
    empty: say(words.fileEmpty),
    refused: say(words.fileRefused),
    gone: say(words.fileGone),
  }
}

/** The problem of a file's size for its field, in the page's language, or undefined. */
export function sizeProblem(bytes: number, field: FieldDefinition, language: string): string | undefined {
  const words = fileMessages(field, language)
  if (bytes < 1) return words.empty
  return bytes > (field.file?.maxBytes ?? standardBytes) ? words.size : undefined
}

export interface FilesQuestion extends DatabaseState {
  readonly form: string
  readonly language: string
  readonly fields: readonly FieldDefinition[]
  /** The keys that were sent as values of file fields. */
  readonly values: FormValues
  /** The files that came with the form itself. */
  readonly posted: readonly PostedFile[]
}

interface StoredFiles extends DatabaseState {
  readonly files: readonly SubmittedFile[]
  /** Each file field's keys. */
  readonly values: FormValues
  readonly errors: FormErrors
  /** A file could not be stored, or neither database nor bucket knows which files there are. */
  readonly isLost: boolean
}

/**
 * Stores the files that came with a form, and finds those that were uploaded before. A key that names no file of this form is an error of
 * its field. If neither database nor bucket answers, all keys stay as they were posted.
 */
export async function storeFiles(question: FilesQuestion, store: SubmissionStore): Promise<StoredFiles> {
  const { form, language, fields, values, posted, isDatabaseDown } = question
  const errors: Record<string, string> = {}
  const own: SubmittedFile[] = []
  let isLost = false
  const fileFields = fields.filter(({ kind }) => kind === 'file')
  for (const field of fileFields) {
    const { name } = field
    const words = fileMessages(field, language)
    // One more than allowed, so that the check of the form reports too many files.
    for (const { filename, content } of posted.filter(file => file.field === name).slice(0, maxFiles + 1)) {
      const bytes = content.byteLength
      const head = new Uint8Array(content, 0, Math.min(bytes, sniffedBytes))
      const accepted = acceptedFile(head, filename, field)
      const problem = sizeProblem(bytes, field, language) ?? (accepted ? undefined : words.type)
      const stored =
        accepted && !problem
          ? await store.storeFile({ form, field: name, ...accepted, bytes, body: content })
          : undefined
      if (problem || stored === 'refused') errors[name] ??= problem ?? words.refused
      else if (stored) own.push(stored)
      else isLost = true
    }
  }
  const postedKeys = ({ name }: FieldDefinition) => [values[name] ?? []].flat().slice(0, maxFiles + 1)
  const before = await store.findFiles(form, fileFields.flatMap(postedKeys), { isDatabaseDown })
  const isUnknown = before === 'lost'
  const files = isUnknown ? own : [...before.files, ...own]
  const found: Record<string, readonly string[]> = {}
  for (const field of fileFields) {
    const { name } = field
    const keys = files.filter(file => file.field === name).map(({ key }) => key)
    const missing = postedKeys(field).filter(key => !keys.includes(key))
    found[name] = isUnknown ? [...missing, ...keys] : keys
    if (missing.length) errors[name] ??= fileMessages(field, language).gone
  }
  return {
    ...{ files, values: found, errors },
    isLost: isLost || isUnknown,
    isDatabaseDown: isUnknown || before.isDatabaseDown,
  }
}
