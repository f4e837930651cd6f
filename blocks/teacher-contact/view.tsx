import { Anchor, LinkWords } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { TeacherContactProps } from './props.ts'

/** When somebody is there for questions: a row for each day. */
const Hours = ({ hours, hoursLabel }: Pick<TeacherContactProps, 'hours' | 'hoursLabel'>) =>
  hours.length > 0 && (
    <div className="teacher-contact-hours">
      <p>{hoursLabel}</p>
      <dl>
        {hours.map(({ _uid, title, time, place }) => (
          <div key={_uid} className="teacher-contact-hour">
            <dt>{title}</dt>
            <dd>{time}</dd>
            {place && <dd className="teacher-contact-note">{place}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )

export function View({ photo, office, hours, hoursLabel, channels, newTabHint }: TeacherContactProps) {
  return (
    <Section spacing="small">
      <address className="teacher-contact">
        {photo && (
          <Media className="teacher-contact-photo" asset={photo} ratio="1:1" sizes="6rem" widest={640} face />
        )}
        {office && <p className="teacher-contact-office">{office}</p>}
        <Hours hours={hours} hoursLabel={hoursLabel} />
        <ul className="teacher-contact-channels" {...tracked({ event: 'contact' })}>
          {channels.map(({ icon, label, link, address }) => (
            <li key={icon} {...tracked({ type: icon })}>
              <Anchor className="teacher-contact-channel" link={link} newTabHint={newTabHint}>
                <Icon name={icon} />
                <span>
                  <LinkWords>{label}</LinkWords>
                  {address && <span className="visually-hidden">: {address}</span>}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </address>
    </Section>
  )
}
