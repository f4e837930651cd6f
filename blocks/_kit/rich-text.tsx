import { Fragment, type ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import type { TypedNode } from './fields/rich-text-document.ts'
import { LinkWords } from './link-words.tsx'
import { type LinkRun, linkRuns } from './rich-text/link-runs.ts'
import { withMarks } from './rich-text/marks.tsx'
import { renderNode } from './rich-text/nodes.tsx'
import type { RichTextScope } from './rich-text/scope.ts'

interface RichTextProps extends Omit<RichTextScope, 'children'> {
  readonly className?: string | undefined
  /** Without the styles of rich text. */
  readonly isPlain?: boolean | undefined
}

const element = (node: TypedNode, scope: RichTextScope): ReactNode =>
  withMarks(renderNode(node, scope), node.marks)

const inOrder = (parts: readonly ReactNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity but their place
  parts.map((part, key) => <Fragment key={key}>{part}</Fragment>)

function renderRun({ link, nodes }: LinkRun, scope: RichTextScope): ReactNode {
  const parts = nodes.map(node => element(node, scope))
  if (!link) return inOrder(parts)
  const [words] = parts
  return (
    <Anchor link={link} newTabHint={scope.newTabHint}>
      {parts.length === 1 && typeof words === 'string' ? <LinkWords>{words}</LinkWords> : inOrder(parts)}
    </Anchor>
  )
}

/** A rich-text document (requirement texts/rich-text-nodes). */
export function RichText({ className, isPlain, ...text }: RichTextProps) {
  const { document, links } = text.value
  const scope: RichTextScope = {
    ...text,
    children: ({ content }) => inOrder(linkRuns(content, links).map(run => renderRun(run, scope))),
  }
  const classes = [!isPlain && 'prose', className].filter(Boolean).join(' ')
  return <div className={classes || undefined}>{scope.children(document)}</div>
}
