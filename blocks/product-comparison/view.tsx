import { useId } from 'react'
import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { ScrollRegion } from '../_kit/scroll-region.tsx'
import { Section } from '../_kit/section.tsx'
import { InLanguage, type TextInLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import { Addition } from './addition.tsx'
import type { ComparisonProps, ProductComparisonProps } from './props.ts'

type Props = ComparisonProps
type Words = Props['words']
type Row = Props['rows'][number]

function Head({ columns, words }: Pick<Props, 'columns' | 'words'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className="comparison-corner">
          {words.fact}
        </th>
        {columns.map(({ code, title, path, language, remove }) => (
          // Cells are read with the name of their programme, without the link that removes it.
          <th key={code} scope="col" aria-label={title} lang={language}>
            <a className="text-link" href={path} hrefLang={language}>
              {title}
            </a>
            <a
              className="comparison-remove"
              href={remove.href}
              aria-label={remove.label}
              lang={remove.language}
            >
              <Icon name="close" />
              {words.removeShort}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface CellProps {
  readonly lines: Row['cells'][number]
  readonly words: Words
  /** The name of its programme, which a phone shows in the cell. */
  readonly title: TextInLanguage | undefined
}

const Cell = ({ lines, words, title }: CellProps) => {
  const programme = title && (
    <span className="comparison-programme" lang={title.language}>
      {title.text}
    </span>
  )
  if (!lines.length)
    return (
      <td className="comparison-none">
        {programme}
        {words.noFigure}
      </td>
    )
  return (
    <td>
      {programme}
      {lines.map(({ name, text, language, frequency, strike }) => (
        <span key={`${name?.text} ${text} ${frequency?.text}`} className="comparison-line">
          {name && (
            <>
              <InLanguage {...name} />
              {words.colon}
            </>
          )}
          <InLanguage text={text} language={language} />
          {frequency && (
            <>
              {' '}
              <InLanguage {...frequency} />
            </>
          )}
          {strike && (
            <>
              {' '}
              <span className="comparison-strike">
                {words.insteadOf} <s>{strike}</s>
              </span>
            </>
          )}
        </span>
      ))}
    </td>
  )
}

function Rows({ rows, columns, isMarked, words }: Pick<Props, 'rows' | 'columns' | 'isMarked' | 'words'>) {
  return (
    <tbody>
      {rows.map(({ name, label, cells, differs }) => (
        <tr key={name}>
          <th scope="row">
            {label}
            {isMarked && (
              <span className={differs ? 'comparison-mark comparison-differs' : 'comparison-mark'}>
                {differs ? words.different : words.same}
              </span>
            )}
          </th>
          {cells.map((lines, index) => {
            const { code, title: text, language } = columns[index]!
            return (
              <Cell
                key={code}
                lines={lines}
                words={words}
                title={columns.length > 2 ? { text, language } : undefined}
              />
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

/** On a phone columns are as wide as their number allows. */
function scrollClass(columns: number): string {
  if (columns < 2) return 'comparison-scroll'
  return columns > 2 ? 'comparison-scroll comparison-many' : 'comparison-scroll comparison-two'
}

function Table({ caption, ...table }: Props & { readonly caption: string }) {
  if (!table.columns.length) return null
  return (
    <ScrollRegion className={scrollClass(table.columns.length)} labelledBy={caption}>
      <table className="comparison-table">
        <caption id={caption} className="visually-hidden">
          {table.words.table}
        </caption>
        <Head {...table} />
        <Rows {...table} />
      </table>
    </ScrollRegion>
  )
}

function Comparison(props: Props) {
  const id = useId()
  const { columns, notes, summary, toggle, finder, words } = props
  return (
    <div
      className="comparison"
      {...tracked({ event: 'content_engagement', type: 'comparison', choices: 'comparison' })}
    >
      {!columns.length && <p>{words.empty}</p>}
      {notes.map(note => (
        <p key={note} className="comparison-note">
          {note}
        </p>
      ))}
      {summary && (
        <p className="comparison-summary">
          <span role="status">{summary}</span>
          {toggle && (
            <a className="text-link" href={toggle.href}>
              {toggle.text}
            </a>
          )}
        </p>
      )}
      <Table {...props} caption={`${id}-table`} />
      <Addition {...props} id={`${id}-add`} />
      {finder && (
        <a className="text-link comparison-finder" href={finder.href}>
          {finder.text}
        </a>
      )}
    </div>
  )
}

export function View(props: ProductComparisonProps) {
  const { headline, notice } = props
  return (
    <Section isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {notice ? <FallbackNotice {...notice} /> : <Comparison {...props} />}
    </Section>
  )
}
