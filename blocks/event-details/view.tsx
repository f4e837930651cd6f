import type { ReactNode } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { EventDetailsProps } from './props.ts'

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ name, children }: FactProps) => (
  <div className="event-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ days, hours, startsAt, duration, place, venue, seats, words }: EventDetailsProps) {
  return (
    <dl className="event-facts">
      <Fact name={words.when}>
        <time dateTime={startsAt}>
          {days}, <span className="inline-block">{hours}</span>
        </time>
      </Fact>
      {duration && <Fact name={words.duration}>{duration}</Fact>}
      {place && (
        <Fact name={words.where}>
          {venue ? (
            <Anchor className="text-link" link={venue}>
              {place}
            </Anchor>
          ) : (
            place
          )}
        </Fact>
      )}
      {seats && <Fact name={words.seats}>{seats}</Fact>}
    </dl>
  )
}

const Programme = ({ programme, level, words }: EventDetailsProps) =>
  programme.length > 0 && (
    <div className="event-programme">
      <Heading level={level} look="h4">
        {words.programme}
      </Heading>
      <ol>
        {programme.map(({ _uid, time, title, place }) => (
          <li key={_uid} className="event-step">
            <span className="event-step-time">{time}</span>
            <span>{title}</span>
            {place && <span className="event-step-place">{place}</span>}
          </li>
        ))}
      </ol>
    </div>
  )

function Registration({ text, link, marks, newTabHint }: NonNullable<EventDetailsProps['registration']>) {
  const look = <ButtonLook>{text}</ButtonLook>
  return link ? (
    <Anchor link={link} className={buttonClass({})} newTabHint={newTabHint} {...marks}>
      {look}
    </Anchor>
  ) : (
    <button type="button" disabled className={buttonClass({})}>
      {look}
    </button>
  )
}

/** The day as a figure, and how to register; beside it the facts and the programme. */
export function View(props: EventDetailsProps) {
  const { notice, day, registration, calendar, allEvents, words } = props
  return (
    <Section density="dense">
      <div className="event-details">
        <div className="event-date">
          {/* The day of the fact below. */}
          <p aria-hidden="true">
            <span className="event-figure">{day.number}</span>
            {day.weekday}, {day.month}
          </p>
          {registration && <Registration {...registration} />}
          {calendar && (
            <a className="text-link" href={calendar} type="text/calendar" download>
              {words.calendar}
            </a>
          )}
          {allEvents && (
            <Anchor className="text-link" link={allEvents}>
              {words.all}
            </Anchor>
          )}
        </div>
        <div className="event-about">
          {notice && <p className="event-notice">{notice}</p>}
          <Facts {...props} />
          <Programme {...props} />
        </div>
      </div>
    </Section>
  )
}
