import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { type Multilink, relationsIn } from '../../../blocks/_kit/fields/multilink.ts'
import type { TypedDocument, TypedNode } from '../../../blocks/_kit/fields/rich-text-document.ts'
import type { MarkOf } from '../../../blocks/_kit/fields/rich-text-marks.ts'
import type { LinkTarget, NestedBlock, ResolvedRichText } from '../../../blocks/_kit/resolved.ts'
import { resolveLink } from '../request/site/links.ts'
import { hasQueryTemplate, withTextPlaceholders } from '../request/site/placeholders.ts'
import type { Resolution } from './resolution.ts'

/** The link of a rich-text mark: like a link field, but with its address in `href`. Undefined if it has none. */
function toMultilink({ attrs }: MarkOf<'link'>): Multilink | undefined {
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

type ResolveBlocks = (blocks: readonly RawBlock[], resolution: Resolution) => NestedBlock[]

/**
 * Walks a document once: resolves the blocks embedded in it and turns its link marks into addresses. The document
 * itself stays the object that its schema made.
 */
export function resolveRichText(
  document: TypedDocument,
  resolution: Resolution,
  resolveBlocks: ResolveBlocks,
): ResolvedRichText {
  const blocks = new Map<object, NestedBlock[]>()
  const links = new Map<object, LinkTarget>()
  const texts = new Map<object, string>()
  const waiting: TypedNode[] = [...document.content]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'blok') blocks.set(node, resolveBlocks(node.attrs.body, resolution))
    if (hasQueryTemplate(node.text)) texts.set(node, withTextPlaceholders(node.text))
    if (node.type === 'image')
      texts.set(node, resolution.context.picture({ filename: node.attrs.src }).filename)
    for (const mark of node.marks) {
      const link = mark.type === 'link' ? toMultilink(mark) : undefined
      const target = link && resolveLink(link, resolution.links())
      if (target) links.set(mark, target)
    }
    waiting.push(...node.content)
  }
  return { kind: 'richtext', document, blocks, links, texts }
}
