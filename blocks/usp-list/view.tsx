import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import type { UspListProps } from './props.ts'

export function View({ points }: UspListProps) {
  return (
    <Section spacing="small">
      <ul className="usp-list">
        {points.map(({ uid, text, icon }) => (
          <li key={uid} className="usp-list-item">
            <span className="usp-list-sign">
              <Icon name={icon} />
            </span>
            <span className="usp-list-text">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
