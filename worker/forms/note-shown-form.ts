import type { FormDefinition } from '../../blocks/_kit/forms/definition.ts'
import { createBoundedMap } from '../caching/bounded-map.ts'
import type { SubmissionStore } from './submission.ts'

const DAY = 86_400_000
/** Versions that an instance remembers to have kept. */
const maxVersions = 1_000

interface NoteDependencies {
  readonly submissions: Pick<SubmissionStore, 'saveVersion'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Keeps the version of a form that is about to be shown, so that answers to it are read as they were asked (requirement forms/submission).
 * A worker instance writes each version once a day, after the page is sent; one that could not be kept is tried again when it is next rendered.
 */
export function createShownFormNote({ submissions, now, waitUntil }: NoteDependencies) {
  const noted = createBoundedMap<string, number>(maxVersions)
  return ({ id, key, language, steps, version }: FormDefinition): void => {
    const name = `${id} ${version}`
    const before = noted.get(name)
    if (before !== undefined && now() - before < DAY) return
    noted.set(name, now())
    const save = async () => {
      if (!(await submissions.saveVersion({ id, key, language, steps, version }))) noted.delete(name)
    }
    waitUntil(save())
  }
}
