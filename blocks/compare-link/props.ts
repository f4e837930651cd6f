import { addParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { comparedCode, comparedParameters, mostCompared } from '../_kit/programmes/compared.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { splitList } from '../_kit/split-list.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined without a target page, or without a programme to compare. */
export function props({ link, careIds }: Content, context: Context) {
  const codes = splitList(careIds).flatMap(careId => comparedCode(careId) ?? [])
  if (!link || !codes.length) return undefined
  const words = context.words(messages)
  return {
    text: codes.length > 1 ? words.many : words.one,
    link: { ...link, href: addParameters(link.href, comparedParameters(codes.slice(0, mostCompared))) },
    newTabHint: context.message('opensInNewTab'),
  }
}

export type CompareLinkProps = NonNullable<ReturnType<typeof props>>
