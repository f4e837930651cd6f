import { useId } from 'react'
import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { Heading } from '../_kit/heading.tsx'
import { ScrollRegion } from '../_kit/scroll-region.tsx'
import { Section } from '../_kit/section.tsx'
import { tableRoles as roles } from '../_kit/stacked-table.ts'
import { InLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ProgrammeTableProps, TableProps } from './props.ts'

type Props = TableProps
type Group = Props['groups'][number]

const arrows = { ascending: '↑', descending: '↓' } as const

function Head({ columns, words }: Pick<Props, 'columns' | 'words'>) {
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row} data-label={words.sort}>
        {columns.map(({ name, label, direction, href, hint }) => (
          <th key={name} {...roles.columnHeader} scope="col" aria-sort={direction}>
            <a className="text-link" href={href} title={hint} data-control={name}>
              {label}
              {direction && (
                <>
                  <span aria-hidden="true">{`\u00a0${arrows[direction]}`}</span>
                  <span className="visually-hidden">, {words[direction]}</span>
                </>
              )}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Line({
  line,
  columns,
  words,
}: Pick<Props, 'columns' | 'words'> & { readonly line: Group['lines'][number] }) {
  return (
    <tr {...roles.row}>
      {columns.map(({ name, label }) => {
        const { text, language, frequency, strike } = line.cells[name]
        if (name === 'title')
          return (
            <th key={name} {...roles.rowHeader} scope="row">
              <a className="text-link" href={line.path} hrefLang={line.language} lang={line.language}>
                {text}
              </a>
            </th>
          )
        return (
          <td key={name} {...roles.cell} data-label={label}>
            {text ? (
              <InLanguage text={text} language={language} />
            ) : (
              <span className="programme-table-none">{words.noFigure}</span>
            )}
            {frequency && (
              <>
                {' '}
                <InLanguage {...frequency} />
              </>
            )}
            {strike && (
              <span className="programme-table-strike">
                {' '}
                {words.insteadOf} <s>{strike}</s>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Groupings({ groupings, words }: Pick<Props, 'groupings' | 'words'>) {
  return (
    <nav className="programme-table-groupings" aria-label={words.groupBy}>
      <span aria-hidden="true">{words.groupBy}:</span>
      <ul>
        {groupings.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a className="text-link" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One body for each group; the group's name is a header row. */
function Table({ caption, columns, groups, groupings, notes, finder, words }: Props) {
  const id = useId()
  return (
    <div className="programme-table" {...tracked({ event: 'content_engagement', type: 'table' })}>
      <Groupings groupings={groupings} words={words} />
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <ScrollRegion className="programme-table-scroll" labelledBy={id}>
        <table {...roles.table}>
          <caption id={id}>{caption}</caption>
          <Head columns={columns} words={words} />
          {groups.map(({ name, language, lines }) => (
            <tbody key={name ?? ''} {...roles.rowGroup}>
              <tr {...roles.row}>
                <th
                  {...roles.rowHeader}
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="programme-table-group"
                >
                  <span lang={language}>{name ?? words.others}</span>
                </th>
              </tr>
              {lines.map(line => (
                <Line key={line.uuid} line={line} columns={columns} words={words} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {finder && (
        <a className="text-link programme-table-finder" href={finder.href}>
          {finder.text}
        </a>
      )}
    </div>
  )
}

export function View(props: ProgrammeTableProps) {
  const { headline, notice } = props
  return (
    <Section isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {notice ? <FallbackNotice {...notice} /> : <Table {...props} />}
    </Section>
  )
}
