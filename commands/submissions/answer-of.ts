import type { Submission } from '../../worker/features/forms/submission.ts'

/**
 * A sender's answer to a field, as a person reads it: the labels of chosen options, the names of files; empty for a field that was not shown.
 */
export function answerOf({ fields, values, files }: Submission, name: string): string {
  const field = fields.find(field => field.name === name)
  const uploaded = files.filter(file => file.field === name).map(({ filename }) => filename)
  return [field?.chosen ?? (uploaded.length ? uploaded : (values[name] ?? []))].flat().join(', ')
}
