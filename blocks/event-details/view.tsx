import type { ReactNode } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import type { EventDetailsProps } from './props.ts'

interface FactProps {
  readonly icon: string
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div className="event-fact">
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ days, hours, startsAt, duration, place, venue, words }: EventDetailsProps) {
  return (
    <dl className="event-facts">
      <Fact icon="calendar" name={words.when}>
        <time dateTime={startsAt}>
          {days}, <span className="inline-block">{hours}</span>
        </time>
      </Fact>
      {duration && (
        <Fact icon="clock" name={words.duration}>
          {duration}
        </Fact>
      )}
      {place && (
        <Fact icon="location" name={words.where}>
          {venue ? (
            <Anchor className="text-link" link={venue}>
              {place}
            </Anchor>
          ) : (
            place
          )}
        </Fact>
      )}
    </dl>
  )
}

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

export function View(props: EventDetailsProps) {
  const { notice, registration, calendar, allEvents, words } = props
  return (
    <Section>
      <div className="event-details">
        {notice && <p className="event-notice">{notice}</p>}
        <Facts {...props} />
        <div className="event-steps">
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
      </div>
    </Section>
  )
}
