import { isRawBlock, type RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { RichTextDocument, RichTextNode } from '../../blocks/_kit/fields/richtext.ts'
import type { LinkTarget, NestedBlock, ResolvedRichText } from '../../blocks/_kit/resolved.ts'
import type { Derivation } from './derive.ts'
import { withTextHoles } from './holes.ts'
import { toMultilink } from './link-mark.ts'
import { resolveLink } from './links.ts'

type DeriveBlocks = (blocks: readonly RawBlock[], derivation: Derivation) => NestedBlock[]

/**
 * Walks a document once: derives the blocks embedded in it and turns its link marks into addresses. The document
 * itself stays the frozen object of the content.
 */
export function resolveRichText(
  document: RichTextDocument,
  derivation: Derivation,
  deriveBlocks: DeriveBlocks,
): ResolvedRichText {
  const blocks = new Map<object, NestedBlock[]>()
  const links = new Map<object, LinkTarget>()
  const texts = new Map<object, string>()
  const waiting: RichTextNode[] = [document]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (typeof node !== 'object') continue
    if (node.type === 'blok' && Array.isArray(node.attrs?.body))
      blocks.set(node, deriveBlocks(node.attrs.body.filter(isRawBlock), derivation))
    if (node.text?.includes?.('{{get_')) texts.set(node, withTextHoles(node.text))
    for (const mark of Array.isArray(node.marks) ? node.marks : []) {
      const link = mark?.type === 'link' && mark.attrs ? toMultilink(mark.attrs) : undefined
      const target = link && resolveLink(link, derivation.links())
      if (target) links.set(mark, target)
    }
    if (Array.isArray(node.content)) waiting.push(...node.content)
  }
  return { kind: 'richtext', document, blocks, links, texts }
}
