import type { Context } from '../context.ts'
import { fallbackNotice } from '../fallback-notice-props.ts'
import type { LinkTarget } from '../resolved.ts'
import { listWords } from './list-words.ts'
import { programmesOf } from './programme.ts'

interface ListContent {
  readonly headline: string | undefined
  readonly headlineLevel: 'h2' | 'h3'
  readonly contactLink: LinkTarget | undefined
}

/**
 * The start of a list of programmes: its headline and the programmes, or a notice if the call for them failed (requirement tools/missing-data).
 * Undefined on a site without programmes.
 */
export function beginList(
  { headline: text, headlineLevel: level, contactLink }: ListContent,
  context: Context,
) {
  const programmes = programmesOf(context)
  const headline = text ? { text, level } : undefined
  if (programmes) return programmes.length ? { headline, notice: undefined, programmes } : undefined
  const { failed } = context.words(listWords)
  return { headline, notice: fallbackNotice({ text: failed, contactLink }, context) }
}
