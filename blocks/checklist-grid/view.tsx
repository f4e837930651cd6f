import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import type { ChecklistGridProps } from './props.ts'

export function View({ items }: ChecklistGridProps) {
  return (
    <Section spacing="small">
      <ul className="checklist-grid">
        {items.map(({ uid, text }) => (
          <li key={uid} className="checklist-grid-item">
            <Icon name="check" className="icon checklist-grid-tick" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
