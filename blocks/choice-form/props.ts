import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A path on this host. */
const isOwn = (href: string) => /^\/(?!\/)/.test(href)

/** Browsers send the answers of visitors to pages of this site only. */
export function props({
  headline,
  headlineLevel,
  layout,
  page,
  content,
}: Resolved<ContentOf<typeof schema>>) {
  if (!page || !isOwn(page.href) || !content.length) return undefined
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    isRow: layout === 'row',
    action: page.href,
    content,
  }
}

export type ChoiceFormProps = NonNullable<ReturnType<typeof props>>
