import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { Catalogue } from './parts.ts'

/** Credits and language, by which readers compare programmes. */
export function CatalogueFacts({ ects, language }: Catalogue) {
  if (!ects && !language) return null
  return (
    <ul className="card-facts">
      {ects && (
        <li className="card-fact">
          <Icon name="graduation" />
          {ects}
        </li>
      )}
      {language && (
        <li className="card-fact">
          <Icon name="globe" />
          {language}
        </li>
      )}
    </ul>
  )
}

/** The study forms, in a row of their own. */
export function CatalogueUnits({ units }: Catalogue) {
  if (!units.length) return null
  return (
    <ul className="card-facts card-units">
      {units.map(({ uid, title }) => (
        <li key={uid} className="card-unit">
          {title}
        </li>
      ))}
    </ul>
  )
}

/** Recognised credits and money saved, each with both its parts (requirement cards/gains). */
export function CatalogueGains({ saving, recognized }: Catalogue) {
  const gains = [recognized, saving].filter(gain => gain !== undefined)
  if (!gains.length) return null
  return (
    <dl className="card-gains">
      {gains.map(({ label, value }) => (
        <div key={label} className="card-gain">
          <dt>{label}</dt>
          <dd className="card-gain-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The programmes behind one card, in an accordion that needs no script. */
export function CatalogueMore({ more, fallback, newTabHint }: Pick<Catalogue, 'more'> & Hints) {
  if (!more) return null
  return (
    <details className="card-more">
      <summary className="card-more-title">
        {more.title ?? fallback}
        <Icon name="caret-down" className="icon card-more-caret" />
      </summary>
      <ul className="card-more-list">
        {more.items.map(({ _uid, title, text, link }) => (
          <li key={_uid || title}>
            {link ? (
              <Anchor className="text-link" link={link} newTabHint={newTabHint}>
                {title}
              </Anchor>
            ) : (
              title
            )}
            {text && <span className="card-more-text">{text}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Hints {
  /** Title of an accordion that has none. */
  readonly fallback: string
  readonly newTabHint: string
}
