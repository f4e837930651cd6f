import type { MarkedPageProps } from './props.ts'

const marks = { none: undefined, first: 'marked-row', second: 'marked-row marked-row-second' } as const

/** A real table, laid on the page like a sheet of paper: its caption is its title. */
export const View = ({ title, subtitle, firstColumn, secondColumn, rows, note }: MarkedPageProps) => (
  <div className="marked-page">
    <table className="marked-sheet">
      {title && (
        <caption className="marked-title">
          {title}
          {subtitle && <span className="marked-subtitle">{subtitle}</span>}
        </caption>
      )}
      {(firstColumn || secondColumn) && (
        <thead>
          <tr>
            <td />
            <th scope="col">{firstColumn}</th>
            <th scope="col">{secondColumn}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ _uid, label, first, second, mark }) => (
          <tr key={_uid} className={marks[mark]}>
            <th scope="row">{label}</th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p className="marked-note">{note}</p>}
  </div>
)
