import { type Multilink, relationsIn } from '../../../blocks/_kit/fields/multilink.ts'
import type { MarkOf } from '../../../blocks/_kit/fields/rich-text-marks.ts'

/** The link of a rich-text mark: like a link field, but with its address in `href`. Undefined if it has none. */
export function toMultilink({ attrs }: MarkOf<'link'>): Multilink | undefined {
  const { href, linktype, anchor, target, title, story } = attrs
  const rel = relationsIn(attrs.rel)
  const address = story?.full_slug ?? href ?? ''
  if (!address && !anchor) return undefined
  return {
    kind: 'multilink',
    linktype,
    address,
    newTab: target === '_blank',
    ...(anchor && { anchor }),
    ...(title && { title }),
    ...(rel && { rel }),
  }
}
