import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { pageLink } from '../_kit/page-link.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Without an address it is a picture. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { image, imageRatio, size, spacing } = content
  const link = pageLink(content, context)
  return {
    image,
    ratio: imageRatio,
    link,
    size,
    spacing,
    newTabHint: link?.target ? context.message('opensInNewTab') : undefined,
  }
}

export type LinkedImageProps = ReturnType<typeof props>
