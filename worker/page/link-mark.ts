import * as v from 'valibot'
import type { Multilink } from '../../blocks/_kit/fields/multilink.ts'

const text = v.fallback(v.optional(v.string()), undefined)
const attributes = v.object({
  href: text,
  linktype: text,
  anchor: text,
  target: text,
  story: v.fallback(v.optional(v.object({ full_slug: text })), undefined),
})

/** The link of a rich-text mark: like a link field, but with its address in `href`. Undefined when it has none. */
export function toMultilink(attrs: Readonly<Record<string, unknown>>): Multilink | undefined {
  const { href, linktype, anchor, target, story } = v.parse(attributes, attrs)
  const address = story?.full_slug ?? href ?? ''
  if (!address && !anchor) return undefined
  const kind = (['story', 'email', 'asset'] as const).find(name => name === linktype) ?? 'url'
  return {
    kind: 'multilink',
    linktype: kind,
    address,
    newTab: target === '_blank',
    ...(anchor && { anchor }),
  }
}
