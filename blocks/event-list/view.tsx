import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { EventListProps } from './props.ts'

type Props = EventListProps
type Month = Props['months'][number]

interface EventProps extends Pick<Props, 'words'> {
  readonly event: Month['events'][number]
  readonly level: HeadingLevel
  /** Whether the month stands beside its events. */
  readonly isInMonth: boolean
}

function Event({ event, level, words, isInMonth }: EventProps) {
  const { title, text, day, days, lastsDays, hours, startsAt, location, seats, status, href, calendar } =
    event
  return (
    <li className="event" dir="auto">
      {/* The day of the time below, as it stands in a calendar. */}
      <p className="event-day" aria-hidden="true">
        <span className="event-number">{day.number}</span>
        {isInMonth ? day.weekday : day.shortMonth}
      </p>
      <div className="event-words">
        <Heading level={level} look="h5">
          {href ? (
            <a className="event-link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        <p>
          <time dateTime={startsAt}>
            <span className={isInMonth && !lastsDays ? 'visually-hidden' : undefined}>{days}, </span>
            <span className="inline-block">{hours}</span>
          </time>
        </p>
        {text && <p className="event-text">{text}</p>}
      </div>
      <div className="event-place">
        {status && <strong className="event-status">{status}</strong>}
        {location && <p>{location}</p>}
        {seats && <p>{seats}</p>}
        {calendar && (
          <a className="text-link" href={calendar} download>
            {words.toCalendar}
            <span className="visually-hidden">
              : <span>{title}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

/** Events as rows, those of a month beside its name, which stays in sight as long as they do. */
const Events = ({ months, level, words }: Pick<Props, 'months' | 'level' | 'words'>) =>
  months.map(({ month, events }) => (
    <div key={month} className={month ? 'event-month' : undefined}>
      {month && <p className="event-month-name">{month}</p>}
      <ol className="event-list">
        {events.map(event => (
          <Event key={event.uuid} event={event} level={level} words={words} isInMonth={month !== undefined} />
        ))}
      </ol>
    </div>
  ))

export function View({ headline, level, choices, months, notice, summary, calendar, words }: Props) {
  return (
    <Section isTool={summary !== undefined}>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <div className="events">
        <FilterLinks label={words.choice} links={choices} />
        {notice ? <FallbackNotice {...notice} /> : summary && <p role="status">{summary}</p>}
        <Events months={months} level={level} words={words} />
        {calendar && (
          <a className="text-link event-calendar" href={calendar} type="text/calendar" download>
            {words.calendar}
          </a>
        )}
      </div>
    </Section>
  )
}
