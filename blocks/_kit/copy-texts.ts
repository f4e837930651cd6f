import type { Context } from './context.ts'

interface OwnTexts {
  readonly copyText: string | undefined
  readonly afterCopyText: string | undefined
}

/** The label of a copy box's button, before and after: the editor's words, else those of the language (requirement buttons/copy-boxes). */
export const copyTexts = (context: Context, own?: OwnTexts) => ({
  copyText: own?.copyText ?? context.message('copy'),
  afterCopyText: own?.afterCopyText ?? context.message('copied'),
})
