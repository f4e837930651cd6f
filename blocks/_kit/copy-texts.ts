import type { Context } from './context.ts'

/** What the button of a copy box says, before and after (requirement buttons/copy-boxes). */
export const copyTexts = (context: Context) => ({
  copyText: context.message('copy'),
  afterCopyText: context.message('copied'),
})
