import type { SubmissionStore } from '../../worker/forms/submission.ts'

/** A store that takes no time: the bench measures what comes before it. */
export const createSubmissionStore = (): SubmissionStore => ({
  save: async ({ id, reference, ...submission }) => {
    JSON.stringify(submission)
    return { kind: 'stored', id, reference }
  },
  saveDraft: async () => 'saved',
  countResumeMails: async () => 0,
  saveContent: async () => undefined,
  readContent: async () => undefined,
  readDraft: async () => undefined,
  confirm: async () => 'unknown',
  read: async () => undefined,
  saveFile: async () => undefined,
  findFiles: async () => [],
})
