import { Choices } from '../_kit/choices.tsx'
import { Section } from '../_kit/section.tsx'
import type { SelectButtonGroupProps } from './props.ts'

export function View(props: SelectButtonGroupProps) {
  return (
    <Section spacing="small">
      <Choices look="buttons" {...props} />
    </Section>
  )
}
