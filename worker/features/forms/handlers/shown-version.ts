import { isHash } from '../../../../blocks/_kit/fnv1a.ts'
import { type FormDefinition, technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { RequestContext } from '../../../core/answer/request-context.ts'
import { submissionsOf } from '../form-services.ts'

/** Version of the form that the page told; undefined where it told none. */
export const shownVersion = (entered: Entered): string | undefined =>
  entered.get(technicalFields.version)?.find(isHash)

/** The steps of a version; choices whose options expire have the current ones, unless the form has none for them. */
function withCurrentOptions(
  shown: Pick<FormDefinition, 'steps'>,
  now: Pick<FormDefinition, 'steps'>,
): FormDefinition['steps'] {
  const passing = now.steps.flatMap(({ fields }) => fields.filter(field => field.onlyCurrentOptions))
  const current = new Map(passing.map(({ name, options }) => [name, options]))
  return shown.steps.map(step => ({
    ...step,
    fields: step.fields.map(field => ({ ...field, options: current.get(field.name) ?? field.options })),
  }))
}

/**
 * The form with the questions of the version that the visitor saw, if another one was published since (requirement forms/submission). The version
 * comes from the site's own store, never from the post. If it is not stored, or the database does not answer, the current form.
 */
export async function asShown(
  form: SentForm,
  version: string | undefined,
  { services }: RequestContext,
): Promise<SentForm> {
  const { definition } = form
  if (version === undefined || version === definition.version) return form
  const kept = await submissionsOf(services).readVersion({ id: definition.id, version })
  if (!kept) return form
  const { sending: _, ...shown } = kept
  const steps = withCurrentOptions(shown, definition)
  return { ...form, definition: { ...definition, ...shown, key: shown.key, steps } }
}

/**
 * The form as it was shown, if its page cannot be read (requirement forms/stored-first); undefined if the version is not stored, or the database
 * does not answer.
 */
export async function asKept(
  id: string,
  version: string | undefined,
  { services }: RequestContext,
): Promise<SentForm | undefined> {
  if (version === undefined) return undefined
  const kept = await submissionsOf(services).readVersion({ id, version })
  if (!kept?.sending) return undefined
  const { sending, ...shown } = kept
  return { definition: { ...shown, ...sending.definition }, delivery: sending.delivery }
}
