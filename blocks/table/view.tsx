import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { TableProps } from './props.ts'

type Group = TableProps['groups'][number]

interface RowsProps extends Pick<TableProps, 'columns' | 'newTabHint'> {
  readonly group: Group
  /** The id of what names the table. */
  readonly name: string | undefined
}

function Rows({ group, columns, name, newTabHint }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className="table-scroll prose-scroll" tabIndex={0}>
      <table className="table" aria-labelledby={name}>
        {columns && (
          <thead>
            <tr>
              {columns.map(
                (title, index) =>
                  // biome-ignore-start lint/suspicious/noArrayIndexKey: columns have no identity but their place
                  title ? (
                    <th key={index} scope="col">
                      {title}
                    </th>
                  ) : (
                    <td key={index} />
                  ),
                // biome-ignore-end lint/suspicious/noArrayIndexKey: columns have no identity but their place
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {group.rows.map(({ uid, cells }) => (
            <tr key={uid}>
              {cells.map((content, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                <td key={index}>{content && <RichText value={content} newTabHint={newTabHint} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Each group is a table of its own inside a native disclosure: rows of one table could not be closed without a script. All tables have the
 * same columns of the same width, and say the names of their columns again.
 */
export function View({ headline, isHighlighted, columns, groups, isBroad, newTabHint }: TableProps) {
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
          const rows = { group, columns, newTabHint }
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
