import { useId } from 'react'
import { type NodeOf, type TypedNode, textBelow } from '../fields/rich-text-document.ts'
import { ScrollRegion } from '../scroll-region.tsx'
import { beginsWithNumber, tableRoles as roles } from '../stacked-table.ts'
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

function classOf({ colwidth, backgroundColor }: Cell['attrs'], isFigure: boolean): string | undefined {
  const accent = accentOf(backgroundColor)
  const classes = [
    isFigure && 'cell-figure',
    colwidth && `cell-${nearest(colwidth)}`,
    accent && `cell-tone accent-${accent}`,
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

const spanOf = (span: number) => (span === 1 ? undefined : span)

interface CellProps {
  readonly cell: Cell
  readonly inHead: boolean
  /** Its column has figures alone. */
  readonly isFigure: boolean
  /** The name of its column, where the table is stacked on a phone; empty for the first, which names the row. */
  readonly label: string | undefined
  readonly scope: RichTextScope
}

function RichCell({ cell, inHead, isFigure, label, scope }: CellProps) {
  const { colspan, rowspan } = cell.attrs
  const shared = {
    colSpan: spanOf(colspan),
    rowSpan: spanOf(rowspan),
    className: classOf(cell.attrs, isFigure),
    children: scope.children(cell),
  }
  if (cell.type === 'tableCell')
    return <td {...(label !== undefined && roles.cell)} data-label={label || undefined} {...shared} />
  const role = inHead ? roles.columnHeader : roles.rowHeader
  return <th {...(label !== undefined && role)} scope={inHead ? 'col' : 'row'} {...shared} />
}

const cellsOf = (row: TypedNode): readonly Cell[] => row.content.filter(isCell)

/** More columns do not fit beside each other on a phone. */
const mostOnPhone = 2

const isPlain = (rows: readonly TypedNode[]) =>
  rows.flatMap(cellsOf).every(({ attrs }) => attrs.colspan === 1 && attrs.rowspan === 1)

/** The places of the columns whose cells are figures, but the first column, which names the rows. */
function figureColumns(rows: readonly TypedNode[]): ReadonlySet<number> {
  if (!rows.length || !isPlain(rows)) return new Set()
  const cells = rows.map(cellsOf)
  const places = (cells[0] ?? []).map((_, place) => place)
  return new Set(
    places.filter(
      place => place && cells.every(({ [place]: cell }) => cell && beginsWithNumber(textBelow(cell))),
    ),
  )
}

/** The names of the columns of a table that a phone can show as cards; undefined for one that fits a phone, has no head, or spans cells. */
function columnNames(rows: readonly TypedNode[], headCount: number): readonly string[] | undefined {
  const names = rows[0] && cellsOf(rows[0]).map(textBelow)
  if (headCount !== 1 || !names || names.length <= mostOnPhone) return undefined
  return isPlain(rows) ? names : undefined
}

/**
 * A table; rows at its top that are all headings make its head. Wide ones scroll by themselves, under the words of the first row; on a phone their rows
 * are cards, where each cell has a column with a name.
 */
export function RichTable({ node, scope }: { node: TypedNode; scope: RichTextScope }) {
  const id = useId()
  const rows = node.content.filter(isRow)
  const firstBody = rows.findIndex(row => !isHead(row))
  const headCount = firstBody === -1 ? rows.length : firstBody
  const names = columnNames(rows, headCount)
  const figures = figureColumns(rows.slice(headCount))
  const render = (inHead: boolean) => (row: TypedNode, index: number) => (
    <tr key={index} {...(names && roles.row)} id={row === rows[0] ? id : undefined}>
      {cellsOf(row).map((cell, place) => (
        <RichCell
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          key={place}
          {...{ cell, inHead, scope }}
          isFigure={figures.has(place)}
          label={names && (place ? (names[place] ?? '') : '')}
        />
      ))}
    </tr>
  )
  const group = names && roles.rowGroup
  return (
    <ScrollRegion className="prose-scroll" labelledBy={id} isLandmark={false}>
      <table {...(names && roles.table)} className={names && 'stacked'}>
        {headCount > 0 && <thead {...group}>{rows.slice(0, headCount).map(render(true))}</thead>}
        {headCount < rows.length && <tbody {...group}>{rows.slice(headCount).map(render(false))}</tbody>}
      </table>
    </ScrollRegion>
  )
}
