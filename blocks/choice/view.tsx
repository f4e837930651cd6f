import { Choices } from '../_kit/choices.tsx'
import { Section } from '../_kit/section.tsx'
import type { ChoiceProps } from './props.ts'

export function View({ question, name, answers, color }: ChoiceProps) {
  return (
    <Section spacing="small" accent={color}>
      <div className="choice-question">
        <Choices look="buttons" label={question} name={name} options={answers} />
      </div>
    </Section>
  )
}
