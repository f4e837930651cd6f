import { Fragment } from 'react'
import { type LooseNode, type RichTextScope, toNode, wholeNumber } from './node.ts'

const spanOf = (value: unknown) => {
  const span = wholeNumber(value, { min: 1, max: 100 })
  return span === 1 ? undefined : span
}

const nodesOf = (list: readonly unknown[], type: RegExp) =>
  list.flatMap(entry => {
    const node = toNode(entry)
    return node && type.test(node.type) ? node : []
  })

function Row({ row, inHead, scope }: { row: LooseNode; inHead: boolean; scope: RichTextScope }) {
  return (
    <tr>
      {nodesOf(row.content, /^(tableCell|tableHeader|table_cell|table_header)$/).map((cell, index) => {
        const spans = { colSpan: spanOf(cell.attrs.colspan), rowSpan: spanOf(cell.attrs.rowspan) }
        const isHeader = /header$/i.test(cell.type)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          <Fragment key={index}>
            {isHeader ? (
              <th scope={inHead ? 'col' : 'row'} {...spans}>
                {scope.children(cell)}
              </th>
            ) : (
              <td {...spans}>{scope.children(cell)}</td>
            )}
          </Fragment>
        )
      })}
    </tr>
  )
}

/** A table; rows at its top that are all headings make its head. Wide ones scroll by themselves. */
export function RichTable({ node, scope }: { node: LooseNode; scope: RichTextScope }) {
  const rows = nodesOf(node.content, /^(tableRow|table_row)$/)
  const isHead = (row: LooseNode) =>
    row.content.length > 0 && row.content.every(cell => /header$/i.test(toNode(cell)?.type ?? ''))
  const firstBody = rows.findIndex(row => !isHead(row))
  const headCount = firstBody === -1 ? rows.length : firstBody
  const render = (inHead: boolean) => (row: LooseNode, index: number) => (
    <Row key={index} row={row} inHead={inHead} scope={scope} />
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className="prose-scroll" tabIndex={0}>
      <table>
        {headCount > 0 && <thead>{rows.slice(0, headCount).map(render(true))}</thead>}
        {headCount < rows.length && <tbody>{rows.slice(headCount).map(render(false))}</tbody>}
      </table>
    </div>
  )
}
