import type { Context } from './context.ts'

/** The label of a copy box's button, before and after (requirement buttons/copy-boxes). */
export const copyTexts = (context: Context) => ({
  copyText: context.message('copy'),
  afterCopyText: context.message('copied'),
})
