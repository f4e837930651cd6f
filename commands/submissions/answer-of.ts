import type { Submission } from '../../worker/features/forms/submission.ts'

/** What a sender answered to a field, as a person reads it: the labels of chosen options, the names of files; empty where it was not asked. */
export function answerOf({ fields, values, files }: Submission, name: string): string {
  const field = fields.find(field => field.name === name)
  const uploaded = files.filter(file => file.field === name).map(({ filename }) => filename)
  return [field?.chosen ?? (uploaded.length ? uploaded : (values[name] ?? []))].flat().join(', ')
}
