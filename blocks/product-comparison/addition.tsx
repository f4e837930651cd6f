import type { ComparisonProps } from './props.ts'

/** A form of plain addresses: the chosen programmes, and one more. */
export function Addition({ additions, path, state, words, id }: ComparisonProps & { readonly id: string }) {
  if (!additions.length) return null
  return (
    <form className="comparison-add" action={path}>
      {state.isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
      {state.codes.map(code => (
        <input key={code} type="hidden" name="p" value={code} />
      ))}
      <label htmlFor={id}>{words.add}</label>
      <div className="dropdown">
        <select id={id} name="p" className="dropdown-control" required defaultValue="">
          <option value="">{words.choose}</option>
          {additions.map(({ code, title, writtenIn }) => (
            <option key={code} value={code} lang={writtenIn}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-secondary">
        <span className="button-label">{words.submit}</span>
      </button>
    </form>
  )
}
