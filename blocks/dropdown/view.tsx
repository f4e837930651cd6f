import { Dropdown } from '../_kit/dropdown.tsx'
import { Section } from '../_kit/section.tsx'
import type { DropdownProps } from './props.ts'

export function View(props: DropdownProps) {
  return (
    <Section spacing="small" size="m">
      <Dropdown {...props} />
    </Section>
  )
}
