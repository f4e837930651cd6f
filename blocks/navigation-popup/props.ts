import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Undefined without a link to open. */
export function props({ label, headline, items }: Resolved<ContentOf<typeof schema>>, context: Context) {
  const links = items.flatMap(({ _uid: uid, title, link, description }) =>
    title && link ? [{ uid, title, link, description }] : [],
  )
  if (!links.length) return undefined
  const texts = { close: context.message('close'), opensInNewTab: context.message('opensInNewTab') }
  return { label, headline, links, texts }
}

export type NavigationPopupProps = NonNullable<ReturnType<typeof props>>
