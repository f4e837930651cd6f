import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { FaqItemProps } from './props.ts'

/** A description list with one entry: screen readers connect the answer with the question. */
export function View({ question, answer, questionSurface, answerSurface, newTabHint }: FaqItemProps) {
  return (
    <Section spacing="small">
      <dl className="faq-item">
        <dt className={`faq-item-bubble faq-item-question surface-${questionSurface}`}>{question}</dt>
        <dd className={`faq-item-bubble faq-item-answer surface-${answerSurface}`}>
          <RichText value={answer} newTabHint={newTabHint} />
        </dd>
      </dl>
    </Section>
  )
}
