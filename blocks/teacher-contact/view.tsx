import { Anchor, LinkWords } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { TeacherContactProps } from './props.ts'

export function View({ photo, channels, newTabHint }: TeacherContactProps) {
  return (
    <Section spacing="small">
      <address className="teacher-contact">
        {photo && (
          <Media
            className="teacher-contact-photo"
            asset={photo}
            ratio="1:1"
            sizes="12rem"
            widest={640}
            face
          />
        )}
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
