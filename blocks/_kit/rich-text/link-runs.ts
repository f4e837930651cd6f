import type { TypedNode } from '../fields/rich-text-document.ts'
import type { LinkTarget, ResolvedRichText } from '../resolved.ts'

/** Neighbouring nodes within one link, or a single node without one. */
export interface LinkRun {
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
export function linkRuns(content: readonly TypedNode[], links: ResolvedRichText['links']): LinkRun[] {
  const runs: { link: LinkTarget | undefined; nodes: TypedNode[] }[] = []
  for (const node of content) {
    const link = linkOf(node, links)
    const last = runs.at(-1)
    if (link && last?.link && isSame(link, last.link)) last.nodes.push(node)
    else runs.push({ link, nodes: [node] })
  }
  return runs
}
