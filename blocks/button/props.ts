import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/**
 * The address a button leads to, with the page's query where it is passed on (blocks specification, section 5). A button
 * without an address that sends no form and is not disabled leads nowhere, and is not shown.
 */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { href, submit, disabled, passQueryParameter } = content
  if (!href && !submit && !disabled) return undefined
  const link = href && passQueryParameter ? context.withQuery(href) : href
  return { ...content, link, newTabHint: link?.target ? context.message('opensInNewTab') : undefined }
}
