import { Heading, type HeadingLevel, levelBelow } from '../heading.tsx'
import type { SuggestionGroup } from './suggestion-props.ts'

interface SuggestionsProps {
  readonly groups: readonly SuggestionGroup[]
  readonly level: HeadingLevel
}

/** Study suggestions, a list for each category. */
export function Suggestions({ groups, level }: SuggestionsProps) {
  return (
    <div className="suggestions">
      {groups.map(({ name, title, items }) => (
        <div key={name} className="suggestions-group">
          <Heading level={level} look="h5">
            {title}
          </Heading>
          <ul className="suggestions-list">
            {items.map(item => (
              <li key={item.uuid} className="suggestions-item" dir="auto">
                <Heading level={levelBelow(level)} look="h6">
                  {item.href ? (
                    <a className="suggestions-link" href={item.href}>
                      {item.title}
                    </a>
                  ) : (
                    item.title
                  )}
                </Heading>
                {item.description && <p>{item.description}</p>}
                {item.savings.length > 0 && (
                  <p className="suggestions-savings">{item.savings.join('\u00a0· ')}</p>
                )}
                {item.href && item.linkLabel && (
                  <p className="suggestions-label" aria-hidden="true">
                    {item.linkLabel}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
