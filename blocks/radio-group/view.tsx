import { Choices } from '../_kit/choices.tsx'
import { Section } from '../_kit/section.tsx'
import type { RadioGroupProps } from './props.ts'

export function View(props: RadioGroupProps) {
  return (
    <Section spacing="small">
      <Choices {...props} />
    </Section>
  )
}
