import type { Context } from './context.ts'
import { fallbackWords } from './fallback-words.ts'
import type { LinkTarget } from './resolved.ts'

export interface FallbackNoticeProps {
  /** Names the missing content. */
  readonly text: string
  readonly help: string
  readonly links: readonly { readonly text: string; readonly link: LinkTarget }[]
}

interface Missing {
  readonly text: string
  /** The page of the contact, where the content names one. */
  readonly contactLink?: LinkTarget | undefined
}

/**
 * The notice that a block shows when the call for its data fails: names the missing content, and links to the same address and to the
 * contact page (requirement tools/missing-data).
 */
export function fallbackNotice(
  { text, contactLink }: Missing,
  context: Pick<Context, 'words' | 'withQuery' | 'path'>,
): FallbackNoticeProps {
  const { help, again, contact } = context.words(fallbackWords)
  return {
    text,
    help,
    links: [
      { text: again, link: context.withQuery({ href: context.path() }) },
      ...(contactLink ? [{ text: contact, link: contactLink }] : []),
    ],
  }
}
