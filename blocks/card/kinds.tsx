import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { Catalogue, EventPart, FigurePart, SearchPart } from './parts.ts'

/** A figure as large as the card allows, with its words. */
export const Figure = ({ before, number, after }: FigurePart) => (
  <p className="card-figure">
    {before}
    <span className="card-number">{number}</span>
    {after}
  </p>
)

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

const leafClasses = { leaf: 'card-leaf', numeral: 'card-leaf card-numeral' } as const

/** The day as a leaf of a calendar; the facts contain it in full. */
export function EventLeaf({ date, day }: Pick<EventPart, 'date' | 'day'>) {
  if (!date?.leaf) return null
  return (
    <p className={leafClasses[day]} aria-hidden="true">
      <span className="card-leaf-day">{date.leaf.day}</span>
      <span className="card-leaf-month">{date.leaf.month}</span>
    </p>
  )
}

/** When, how long, and where. */
export function EventFacts({ date, times, location, mapHint }: EventPart) {
  if (!date && !times.length && !location) return null
  return (
    <ul className="card-facts card-event-facts">
      {date && (
        <li className="card-fact">
          <Icon name="calendar" />
          {date.leaf ? <time dateTime={date.leaf.iso}>{date.text}</time> : date.text}
        </li>
      )}
      {times.length > 0 && (
        <li className="card-fact">
          <Icon name="clock" />
          {times.join(', ')}
        </li>
      )}
      {location && (
        <li className="card-fact">
          <Icon name="location" />
          {location.map ? (
            <Anchor className="text-link card-map" link={location.map} newTabHint={mapHint}>
              {location.text}
            </Anchor>
          ) : (
            location.text
          )}
        </li>
      )}
    </ul>
  )
}

/** The kind of a result: its degree, and its field in the field's colour. */
export function SearchKind({ degree, cluster }: SearchPart) {
  if (!degree && !cluster) return null
  return (
    <p className="card-pre card-kind">
      {degree && <span>{degree}</span>}{' '}
      {cluster && (
        <span className={cluster.accent ? `card-cluster accent-${cluster.accent}` : 'card-cluster'}>
          {cluster.name}
        </span>
      )}
    </p>
  )
}

/** The tags; on a site with a finder each links to its programmes in the finder. */
export function SearchTags({ tags }: SearchPart) {
  if (!tags.length) return null
  return (
    <ul className="card-facts card-tags" {...tracked({ event: 'clusterfinder' })}>
      {tags.map(({ text, link }) => (
        <li key={text} className="card-unit">
          {link ? (
            <Anchor className="card-tag" link={link}>
              {text}
            </Anchor>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
