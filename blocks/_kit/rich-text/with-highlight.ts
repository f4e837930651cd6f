import type { TypedNode } from '../fields/rich-text-document.ts'
import type { TypedMark } from '../fields/rich-text-marks.ts'
import type { ResolvedRichText } from '../resolved.ts'

const highlight: TypedMark = { type: 'highlight', attrs: {} }

/** The same document with all its text highlighted, as an editor could mark it. */
export function withHighlight({ document, texts, ...rest }: ResolvedRichText): ResolvedRichText {
  const filled = new Map(texts)
  function mark(node: TypedNode): TypedNode {
    if (node.type !== 'text')
      // Blocks and images are found by their node.
      return node.content.length ? ({ ...node, content: node.content.map(mark) } as TypedNode) : node
    const marked = { ...node, marks: [...node.marks, highlight] }
    const text = texts.get(node)
    if (text !== undefined) filled.set(marked, text)
    return marked
  }
  return { ...rest, document: { ...document, content: document.content.map(mark) }, texts: filled }
}
