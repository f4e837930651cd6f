import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { ScrollRegion } from '../_kit/scroll-region.tsx'
import { Section } from '../_kit/section.tsx'
import { tableRoles as roles } from '../_kit/stacked-table.ts'
import type { TableProps } from './props.ts'

type Group = TableProps['groups'][number]

interface RowsProps extends Pick<TableProps, 'columns' | 'words' | 'newTabHint'> {
  readonly group: Group
  /** The id of the element that names the table. */
  readonly name: string | undefined
}

interface RowProps extends Pick<RowsProps, 'columns' | 'newTabHint'> {
  readonly cells: Group['rows'][number]['cells']
}

/** The first cell of a row names it. */
function Row({ cells, columns, newTabHint }: RowProps) {
  return (
    <tr {...roles.row}>
      {cells.map((content, index) => {
        const words = content && <RichText value={content} newTabHint={newTabHint} />
        // biome-ignore-start lint/suspicious/noArrayIndexKey: cells have no identity but their place
        return words && index === 0 && cells.length > 1 ? (
          <th key={index} {...roles.rowHeader} scope="row">
            {words}
          </th>
        ) : (
          <td key={index} {...roles.cell} data-label={index > 0 ? columns?.[index] : undefined}>
            {words}
          </td>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: cells have no identity but their place
      })}
    </tr>
  )
}

function Rows({ group, columns, name, words, newTabHint }: RowsProps) {
  const label = name ? undefined : words.table
  return (
    <ScrollRegion className="table-scroll prose-scroll" labelledBy={name} label={label}>
      <table {...roles.table} className="table stacked" aria-labelledby={name} aria-label={label}>
        {columns && (
          <thead {...roles.rowGroup}>
            <tr {...roles.row}>
              {columns.map(
                (title, index) =>
                  // biome-ignore-start lint/suspicious/noArrayIndexKey: columns have no identity but their place
                  title ? (
                    <th key={index} {...roles.columnHeader} scope="col">
                      {title}
                    </th>
                  ) : (
                    <td key={index} {...roles.cell} />
                  ),
                // biome-ignore-end lint/suspicious/noArrayIndexKey: columns have no identity but their place
              )}
            </tr>
          </thead>
        )}
        <tbody {...roles.rowGroup}>
          {group.rows.map(({ uid, cells }) => (
            <Row key={uid} cells={cells} columns={columns} newTabHint={newTabHint} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/**
 * Each group is a table of its own inside a native disclosure: rows of one table could not be collapsed without a script. All tables have
 * the same columns of the same width, and repeat the names of their columns.
 */
export function View(props: TableProps) {
  const { headline, isHighlighted, columns, groups, isBroad, words, newTabHint } = props
  const id = useId()
  return (
    <Section>
      {headline && (
        <Heading level={headline.level} highlighted={isHighlighted} id={id}>
          {headline.text}
        </Heading>
      )}
      <div className={isBroad ? 'table-groups table-groups-broad' : 'table-groups'}>
        {groups.map((group, index) => {
          const name = `${id}-${index}`
          const rows = { group, columns, words, newTabHint }
          return group.title ? (
            <details key={group.uid} className="table-group" open={group.isOpen}>
              <summary className="table-title">
                <span id={name}>{group.title}</span>
              </summary>
              <Rows {...rows} name={name} />
            </details>
          ) : (
            <Rows key={group.uid} {...rows} name={headline ? id : undefined} />
          )
        })}
      </div>
    </Section>
  )
}
