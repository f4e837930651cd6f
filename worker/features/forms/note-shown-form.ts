import { hashText } from '../../../blocks/_kit/fnv1a.ts'
import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { createBoundedMap } from '../../core/base/caching/bounded-map.ts'
import type { SubmissionStore } from './submission.ts'

const DAY = 86_400_000
/** Number of versions that an instance remembers as stored. */
const maxVersions = 1_000

interface NoteDependencies {
  readonly submissions: Pick<SubmissionStore, 'saveVersion'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Stores the version of a form that is about to be shown, so that answers are read by the version that visitors saw (requirement
 * forms/submission). A worker instance writes each version once a day, after the page is sent; a failed write is tried again when the form is
 * next rendered.
 */
export function createShownFormNote({ submissions, now, waitUntil }: NoteDependencies) {
  const noted = createBoundedMap<string, number>(maxVersions)
  return ({ definition, delivery }: SentForm): void => {
    const { id, key, language, steps, version, submitUrl, enctype, settings } = definition
    const { saves, declares } = definition
    const sending = { definition: { submitUrl, enctype, settings, saves, declares }, delivery }
    // Its version does not cover what happens after sending.
    const name = `${id} ${version} ${hashText(JSON.stringify(sending))}`
    const before = noted.get(name)
    if (before !== undefined && now() - before < DAY) return
    noted.set(name, now())
    const save = async () => {
      if (!(await submissions.saveVersion({ id, key, language, steps, version, sending }))) noted.delete(name)
    }
    waitUntil(save())
  }
}
