import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { text, href: link, icon, allowed } = content
  if (!allowed || !link) return undefined
  return { text, link, icon, newTabHint: context.message('opensInNewTab') }
}

export type ElevationButtonProps = NonNullable<ReturnType<typeof props>>
