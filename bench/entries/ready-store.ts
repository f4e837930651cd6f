import type { SubmissionStore } from '../../worker/features/forms/submission.ts'

/** The part of a store that an enquiry uses. It takes no time, because the bench measures the code before it. */
export const createSubmissionStore = (): Pick<
  SubmissionStore,
  'save' | 'storeContent' | 'storeVersion' | 'findFiles'
> => ({
  async save({ id, reference, created, ...submission }) {
    JSON.stringify(submission)
    return { kind: 'stored', id, reference, created }
  },
  storeContent: async () => undefined,
  storeVersion: async () => true,
  findFiles: async () => ({ files: [], isDatabaseDown: false }),
})
