import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { requestMarks } from '../_kit/contact.ts'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ContactBlockProps } from './props.ts'

const Channels = ({
  channels,
  person,
  newTabHint,
}: Pick<ContactBlockProps, 'channels' | 'person' | 'newTabHint'>) => (
  <ul className="contact-block-channels" {...tracked({ event: 'contact' })}>
    {channels.map(({ icon, label, link, note, request, form }, index) => (
      <li key={icon} {...tracked({ type: icon })}>
        <Anchor
          className={buttonClass({ kind: index === 0 ? 'primary' : 'secondary' })}
          link={link}
          newTabHint={newTabHint}
          {...requestMarks(request, { form })}
        >
          <ButtonLook iconBefore={icon}>{label}</ButtonLook>
          {/* A list of links has several of the same words (WCAG 2.2, 2.4.9). */}
          {icon === 'mail' && person && <span className="visually-hidden">: {person}</span>}
        </Anchor>
        {note && <p className="contact-block-note">{note}</p>}
      </li>
    ))}
  </ul>
)

function Words(contact: ContactBlockProps) {
  const { headline, level, name, role, location, channels, person, overview, newTabHint } = contact
  return (
    <div className="contact-block-words">
      <Heading level={level} look="h3">
        {headline}
      </Heading>
      {name && <p className="contact-block-name">{name}</p>}
      {role && <p>{role}</p>}
      {location && (
        <p className="contact-block-place">
          <Icon name="location" />
          {location.map ? (
            <Anchor className="text-link" link={location.map} newTabHint={location.mapHint}>
              {location.text}
            </Anchor>
          ) : (
            location.text
          )}
        </p>
      )}
      {channels.length > 0 && <Channels channels={channels} person={person} newTabHint={newTabHint} />}
      {overview && (
        <p className="contact-block-overview">
          <Anchor
            className={channels.length ? 'text-link' : buttonClass({ kind: 'secondary' })}
            link={overview.link}
            newTabHint={newTabHint}
          >
            {overview.label}
          </Anchor>
        </p>
      )}
    </div>
  )
}

/** A contact person, with the channels. */
export function View(props: ContactBlockProps) {
  const { photo } = props
  return (
    <Section spacing="small">
      <div className="contact-block">
        {photo && (
          <Media className="contact-block-photo" asset={photo} ratio="1:1" sizes="4.5rem" widest={640} face />
        )}
        <Words {...props} />
      </div>
    </Section>
  )
}
