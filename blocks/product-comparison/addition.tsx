import { ErrorSummary, StandingError } from '../_kit/forms/error-summary.tsx'
import type { ComparisonProps } from './props.ts'

/**
 * A form of plain addresses: the chosen programmes, and one more. If none is added, the address records it, so that the page shows an error in its
 * own language instead of the browser's in another.
 */
export function Addition(props: ComparisonProps & { readonly id: string }) {
  const { additions, path, state, words, error, hasPreset, id } = props
  if (!additions.length) return null
  const errorId = `${id}-error`
  return (
    <form className="comparison-add" action={path} noValidate>
      {error && (
        <ErrorSummary
          title={error.words.errors}
          level={error.level}
          isShown
          errors={[{ id, message: error.message }]}
        />
      )}
      {state.isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
      {hasPreset && !state.codes.length && <input type="hidden" name="p" value="" />}
      {state.codes.map(code => (
        <input key={code} type="hidden" name="p" value={code} />
      ))}
      <label htmlFor={id}>{words.add}</label>
      {error && <StandingError id={errorId} error={error.message} word={error.words.error} />}
      <div className="dropdown">
        <select
          id={id}
          name="p"
          className="dropdown-control"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          required
          defaultValue=""
        >
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
