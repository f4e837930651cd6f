import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { EventPart } from './parts.ts'

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
