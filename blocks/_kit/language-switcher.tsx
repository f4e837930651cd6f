import { Icon } from './icons/icon.tsx'
import type { LanguageChoice } from './languages.ts'

/**
 * A link to the page in another language: the short label in small layout, the full one in large layout; `full` for the
 * full one everywhere. `data-languages` tells the browser code which language the link chooses.
 */
export function LanguageLink({ choice, full = false }: { choice: LanguageChoice; full?: boolean }) {
  const { code, label, shortLabel, href } = choice
  return (
    <a className="language-link" href={href} hrefLang={code} lang={code} data-languages="">
      <Icon name="globe" />
      {full ? (
        label
      ) : (
        <>
          <span className="xl:hidden" aria-hidden="true">
            {shortLabel}
          </span>
          <span className="language-label">{label}</span>
        </>
      )}
    </a>
  )
}

/** A choice inside a list of all languages, the current one among them. */
function Choice({ choice: { code, label, href, current } }: { choice: LanguageChoice }) {
  return (
    <li>
      <a href={href} hrefLang={code} lang={code} aria-current={current ? 'true' : undefined}>
        {label}
      </a>
    </li>
  )
}

/** All languages side by side, for sites with more than two. */
export function LanguageList({ choices, label }: { choices: readonly LanguageChoice[]; label: string }) {
  return (
    <ul className="language-list" aria-label={label} data-languages="">
      {choices.map(choice => (
        <Choice key={choice.code} choice={choice} />
      ))}
    </ul>
  )
}

/** All languages in a disclosure, for sites with more than two. */
export function LanguageMenu({ choices, label }: { choices: readonly LanguageChoice[]; label: string }) {
  const current = choices.find(choice => choice.current)
  return (
    <details className="language-menu" name="site-navigation" data-dropdown="">
      <summary className="language-link">
        <Icon name="globe" />
        <span className="visually-hidden">{label}: </span>
        {current?.shortLabel}
        <Icon name="caret-down" />
      </summary>
      <ul className="language-menu-list" data-languages="">
        {choices.map(choice => (
          <Choice key={choice.code} choice={choice} />
        ))}
      </ul>
    </details>
  )
}
