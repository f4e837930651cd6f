import { Fragment, type ReactNode } from 'react'
import { Anchor, LinkWords } from './anchor.tsx'
import type { TypedNode } from './fields/rich-text-document.ts'
import type { LinkTarget, ResolvedRichText } from './resolved.ts'
import { withMarks } from './rich-text/marks.tsx'
import { renderNode } from './rich-text/nodes.tsx'
import type { RichTextScope } from './rich-text/scope.ts'

/** Neighbouring nodes within one link, or a single node without one. */
interface LinkRun {
  readonly link: LinkTarget | undefined
  readonly nodes: readonly TypedNode[]
}

function linkOf({ marks }: TypedNode, links: ResolvedRichText['links']): LinkTarget | undefined {
  const mark = marks.find(({ type }) => type === 'link')
  return mark && links.get(mark)
}

const isSame = (a: LinkTarget, b: LinkTarget) =>
  a.href === b.href && a.target === b.target && a.rel === b.rel && a.title === b.title

/** Nodes in their order; the CMS parts a link at every change of its other marks, and here it is one again. */
function linkRuns(content: readonly TypedNode[], links: ResolvedRichText['links']): LinkRun[] {
  const runs: { link: LinkTarget | undefined; nodes: TypedNode[] }[] = []
  for (const node of content) {
    const link = linkOf(node, links)
    const last = runs.at(-1)
    if (link && last?.link && isSame(link, last.link)) last.nodes.push(node)
    else runs.push({ link, nodes: [node] })
  }
  return runs
}

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
