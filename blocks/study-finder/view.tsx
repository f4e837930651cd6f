import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { searchParameter } from '../_kit/search-page.ts'
import { Section } from '../_kit/section.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { FinderGroup } from './choice-links.ts'
import type { FinderProps, StudyFinderProps } from './props.ts'
import { Cards, Chips, Loosenings, Orders, Pages } from './results.tsx'

/** Collapsed, so that a keyboard passes one stop a group; open where something is chosen. */
const Group = ({ group: { name, title, count, options } }: { readonly group: FinderGroup }) => (
  <details className="finder-group" open={count > 0}>
    <summary className="finder-group-title">
      {count > 0 ? `${title} (${count})` : title}
      <Icon name="caret-down" className="icon finder-caret" />
    </summary>
    <fieldset className="finder-options">
      <legend className="visually-hidden">{title}</legend>
      {options.map(({ code, label, writtenIn, count, isChosen, isDisabled }) => (
        <label key={code} className="choice finder-option">
          <input
            className="choice-input"
            type="checkbox"
            name={name}
            value={code}
            defaultChecked={isChosen}
            disabled={isDisabled}
          />
          <span>
            <InLanguage text={label} language={writtenIn} /> <span className="finder-count">({count})</span>
          </span>
        </label>
      ))}
    </fieldset>
  </details>
)

/** One form of plain addresses; the results beside it begin with their number, the only line that is announced. */
function Finder(props: FinderProps) {
  const { groups, path, sought, sort, compared, summary, notes, filtersLabel, words } = props
  return (
    <div className="finder" {...tracked({ event: 'clusterfinder', choices: '' })}>
      {/* Open beside the results on large screens; a button above them on others. */}
      <details className="finder-filters">
        <summary className="button button-secondary finder-filters-button">
          <span className="button-label">{filtersLabel}</span>
          <Icon name="caret-down" className="icon finder-caret" />
        </summary>
        {/* Browsers would complete it with boxes that do not belong to the results. */}
        <form className="finder-form" action={path} aria-label={words.filters} autoComplete="off">
          {groups.map(group => (
            <Group key={group.name} group={group} />
          ))}
          {sought && <input type="hidden" name={searchParameter} value={sought} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
          {compared.map(code => (
            <input key={code} type="hidden" name="p" value={code} />
          ))}
          <button type="submit" className="button button-primary finder-submit">
            <span className="button-label">{words.show}</span>
          </button>
        </form>
      </details>
      <div className="finder-results">
        <p className="finder-summary" role="status">
          {summary}
        </p>
        {notes.map(note => (
          <p key={note} className="finder-note">
            {note}
          </p>
        ))}
        <Chips {...props} />
        <Loosenings {...props} />
        {props.cards.length > 1 && <Orders {...props} />}
        <Cards {...props} />
        <Pages {...props} />
      </div>
    </div>
  )
}

export function View(props: StudyFinderProps) {
  const { headline, notice } = props
  return (
    <Section isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {notice ? <FallbackNotice {...notice} /> : <Finder {...props} />}
    </Section>
  )
}
