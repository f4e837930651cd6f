import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { hashText } from '../_kit/fnv1a.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined before and after its time, and once the visitor closed it for this visit. */
export function props(content: Content, context: Context, { uid }: BlockPlace) {
  const { kind, text, link, linkText, from, until, closable } = content
  if (from !== undefined && context.clock.isBefore(from)) return undefined
  if (until !== undefined && !context.clock.isBefore(until)) return undefined
  // A changed text is another alert.
  const id = closable ? hashText(uid + text) : undefined
  if (id && context.isBannerClosed(id)) return undefined
  const words = context.words(messages)
  return {
    id,
    kind,
    text,
    link: link && linkText ? { target: link, text: linkText } : undefined,
    texts: { name: words[kind], close: words.close, opensInNewTab: context.message('opensInNewTab') },
  }
}

export type AlertBannerProps = NonNullable<ReturnType<typeof props>>
