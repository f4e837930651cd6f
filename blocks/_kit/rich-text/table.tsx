import { useId } from 'react'
import type { NodeOf, TypedNode } from '../fields/rich-text-document.ts'
import { ScrollRegion } from '../scroll-region.tsx'
import { accentOf } from './marks.tsx'
import type { RichTextScope } from './scope.ts'

type Cell = NodeOf<'tableCell'> | NodeOf<'tableHeader'>

const isRow = (node: TypedNode) => node.type === 'tableRow'
const isCell = (node: TypedNode): node is Cell => node.type === 'tableCell' || node.type === 'tableHeader'
const isHead = ({ content }: TypedNode) =>
  content.length > 0 && content.every(({ type }) => type === 'tableHeader')

/** Widths in pixels that cells are drawn in (prose.css); the nearest counts. */
const widths = [80, 120, 160, 240, 320, 480] as const

const nearest = (pixels: number) =>
  widths.reduce((best, width) => (Math.abs(width - pixels) < Math.abs(best - pixels) ? width : best))

function classOf({ colwidth, backgroundColor }: Cell['attrs']): string | undefined {
  const accent = accentOf(backgroundColor)
  const classes = [colwidth && `cell-${nearest(colwidth)}`, accent && `cell-tone accent-${accent}`]
  return classes.filter(Boolean).join(' ') || undefined
}

const spanOf = (span: number) => (span === 1 ? undefined : span)

function RichCell({ cell, inHead, scope }: { cell: Cell; inHead: boolean; scope: RichTextScope }) {
  const { colspan, rowspan } = cell.attrs
  const shared = {
    colSpan: spanOf(colspan),
    rowSpan: spanOf(rowspan),
    className: classOf(cell.attrs),
    children: scope.children(cell),
  }
  return cell.type === 'tableHeader' ? <th scope={inHead ? 'col' : 'row'} {...shared} /> : <td {...shared} />
}

/** A table; rows at its top that are all headings make its head. Wide ones scroll by themselves, under the words of the first row. */
export function RichTable({ node, scope }: { node: TypedNode; scope: RichTextScope }) {
  const id = useId()
  const rows = node.content.filter(isRow)
  const firstBody = rows.findIndex(row => !isHead(row))
  const headCount = firstBody === -1 ? rows.length : firstBody
  const render = (inHead: boolean) => (row: TypedNode, index: number) => (
    <tr key={index} id={row === rows[0] ? id : undefined}>
      {row.content.filter(isCell).map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <RichCell key={place} cell={cell} inHead={inHead} scope={scope} />
      ))}
    </tr>
  )
  return (
    <ScrollRegion className="prose-scroll" labelledBy={id} isLandmark={false}>
      <table>
        {headCount > 0 && <thead>{rows.slice(0, headCount).map(render(true))}</thead>}
        {headCount < rows.length && <tbody>{rows.slice(headCount).map(render(false))}</tbody>}
      </table>
    </ScrollRegion>
  )
}
