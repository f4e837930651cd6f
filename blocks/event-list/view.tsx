import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { EventListProps } from './props.ts'

type Props = EventListProps

interface EventProps extends Pick<Props, 'words'> {
  readonly event: Props['events'][number]
  readonly level: HeadingLevel
}

function Event({ event, level, words }: EventProps) {
  const { title, text, days, hours, startsAt, location, status, href, calendar } = event
  return (
    <li className="event" dir="auto">
      <p className="event-meta">
        <time dateTime={startsAt}>
          {days}, <span className="inline-block">{hours}</span>
        </time>
        {location && <span>{location}</span>}
        {status && <strong className="event-status">{status}</strong>}
      </p>
      <Heading level={level} look="h5">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      <p className="event-links">
        {href && (
          <a className="text-link" href={href}>
            {words.more}
            <span className="visually-hidden">
              : <span>{title}</span>
            </span>
          </a>
        )}
        {calendar && (
          <a className="text-link" href={calendar} download>
            {words.toCalendar}
            <span className="visually-hidden">
              : <span>{title}</span>
            </span>
          </a>
        )}
      </p>
    </li>
  )
}

export function View({ headline, level, choices, events, notice, summary, calendar, words }: Props) {
  return (
    <Section isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <div className="events">
        <FilterLinks label={words.choice} links={choices} />
        {notice ? <FallbackNotice {...notice} /> : <p role="status">{summary}</p>}
        {events.length > 0 && (
          <ol className="event-list">
            {events.map(event => (
              <Event key={event.uuid} event={event} level={level} words={words} />
            ))}
          </ol>
        )}
        {calendar && (
          <a className="text-link event-calendar" href={calendar} type="text/calendar" download>
            {words.calendar}
          </a>
        )}
      </div>
    </Section>
  )
}
