import type { FieldValue, FormValues } from '../../../blocks/_kit/forms/definition.ts'
import type { FormDraft } from './submission.ts'

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const changedNames = (before: FormValues, after: FormValues): readonly string[] =>
  Object.keys(after).filter(name => !isSame(before[name], after[name]))

/** The changes of a draft by the posted answers. */
export type DraftChange = Omit<FormDraft, 'revision' | 'changed' | 'sentBefore'>

/**
 * The next state of a draft. Its revision rises when an answer changes, and each changed answer is marked with it. After the form was
 * sent, a change makes the answers another submission.
 */
export function nextDraft(before: FormDraft | undefined, change: DraftChange): FormDraft {
  const names = changedNames(before?.values ?? {}, change.values)
  const revision = (before?.revision ?? 0) + (names.length || !before ? 1 : 0)
  const sent = change.sent ?? (names.length ? undefined : before?.sent)
  const sentBefore = (names.length ? before?.sent?.reference : undefined) ?? before?.sentBefore
  return {
    ...change,
    revision,
    changed: { ...before?.changed, ...Object.fromEntries(names.map(name => [name, revision])) },
    ...(sent && { sent }),
    ...(sentBefore && { sentBefore }),
  }
}

export interface PostedState {
  /** Revision that the page with the form showed; undefined where the page showed none. */
  readonly revision: number | undefined
  /** Answers that were posted. */
  readonly values: FormValues
}

/**
 * The answers that somebody saved after the page was made, as they are stored, if the post differs from them; undefined if there are
 * none, and the post may be saved. Pure (requirement applications/two-tabs).
 */
export function findConflict(
  draft: FormDraft | undefined,
  { revision, values }: PostedState,
): FormValues | undefined {
  if (!draft || revision === undefined || revision >= draft.revision) return undefined
  const names = Object.keys(draft.changed).filter(
    name => draft.changed[name]! > revision && !isSame(draft.values[name], values[name]),
  )
  return names.length ? Object.fromEntries(names.map(name => [name, draft.values[name] ?? ''])) : undefined
}
