import type { Context } from './context.ts'

/** What the button of a copy box says, before and after (blocks specification, section 4, copy boxes). */
export const copyTexts = (context: Context) => ({
  copyText: context.message('copy'),
  afterCopyText: context.message('copied'),
})
