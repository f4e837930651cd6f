import { Fragment, type ReactNode } from 'react'
import type { HeadingLevel } from './heading.tsx'
import type { ResolvedRichText } from './resolved.ts'
import { withMarks } from './rich-text/marks.tsx'
import { type LooseNode, type RichTextScope, textBelow, toNode } from './rich-text/node.ts'
import { nodes } from './rich-text/nodes.tsx'

interface RichTextProps {
  readonly value: ResolvedRichText
  /** Said after links that open a new tab; views know no language. */
  readonly newTabHint?: string | undefined
  /** Levels of headings that are drawn in the manner of the theme. */
  readonly highlightedLevels?: readonly HeadingLevel[] | undefined
  readonly className?: string | undefined
}

// Deeper than any editor nests; beyond it only the text is left, so that hostile nesting cannot exhaust the stack.
const deepest = 32

function renderNode(node: LooseNode, scope: RichTextScope): ReactNode {
  const render = Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined
  const element = render ? render(node, scope) : scope.children(node)
  return withMarks(element, node.marks, scope)
}

function scopeAt(depth: number, text: Omit<RichTextProps, 'className'>): RichTextScope {
  return {
    ...text,
    depth,
    children: node => {
      if (depth >= deepest) return textBelow(node)
      const inner = scopeAt(depth + 1, text)
      return node.content.map((entry, index) => {
        const child = toNode(entry)
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity but their place
        return child ? <Fragment key={index}>{renderNode(child, inner)}</Fragment> : null
      })
    },
  }
}

/**
 * A rich-text document (blocks specification, section 3): an unknown node shows its children, an unknown mark its text,
 * a malformed one what can be understood of it.
 */
export function RichText({ className, ...text }: RichTextProps) {
  const root = toNode(text.value.document)
  if (!root) return null
  return <div className={className ? `prose ${className}` : 'prose'}>{scopeAt(0, text).children(root)}</div>
}
