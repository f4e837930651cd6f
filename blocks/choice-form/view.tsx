import { Blocks } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { ChoiceFormProps } from './props.ts'

/** A plain form: the page that it leads to has the answers in its address. */
export function View({ headline, isRow, action, content }: ChoiceFormProps) {
  return (
    <Section>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {/* Browsers would restore answers that the visitor does not see as chosen. */}
      <form
        className={isRow ? 'choice-row' : 'choice-form'}
        action={action}
        aria-label={headline?.text}
        autoComplete="off"
      >
        <Blocks items={content} />
      </form>
    </Section>
  )
}
