import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { withHighlight } from '../_kit/rich-text/with-highlight.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Group = Content['groups'][number]

/** Maximum columns that fit the reading width; more take the whole width. */
const mostOfNarrow = 5

const lengthOf = (group: Group) => Math.max(0, ...group.rows.map(({ cells }) => cells.length))

function rowsOf({ rows }: Group, columns: number) {
  return rows
    .filter(({ cells }) => cells.some(({ content }) => content))
    .map(({ _uid, cells }, index) => ({
      uid: _uid || String(index),
      cells: Array.from({ length: columns }, (_, column) => {
        const { content, best } = cells[column] ?? {}
        return content && best ? withHighlight(content) : content
      }),
    }))
}

/** Empty rows and groups are left out; every row has as many cells as the longest, or as there are columns. */
export function props(content: Content, context: Context) {
  const { headline, headlineLevel, columns, groups } = content
  const count = Math.max(columns.length, ...groups.map(lengthOf))
  const filled = groups.flatMap((group, index) => {
    const rows = rowsOf(group, count)
    const { _uid, title, closed } = group
    return rows.length ? [{ uid: _uid || String(index), title, isOpen: !closed, rows }] : []
  })
  if (!filled.length) return undefined
  const names = Array.from({ length: count }, (_, column) => columns[column]?.title)
  return {
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    columns: names.some(Boolean) ? names : undefined,
    groups: filled,
    isBroad: count > mostOfNarrow,
    words: context.words(messages),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type TableProps = NonNullable<ReturnType<typeof props>>
