import { Heading } from '../_kit/heading.tsx'
import { Unavailable } from '../_kit/question-graph/given-answers.tsx'
import { QuestionForm } from '../_kit/question-graph/question-form.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { FundingCalculatorProps } from './props.ts'
import { Result } from './result.tsx'

function Stage(props: FundingCalculatorProps) {
  const { stage, level, contactLabel } = props
  if (stage.kind === 'question') return <QuestionForm {...stage.question} level={level} />
  if (stage.kind === 'unavailable')
    return <Unavailable {...stage} level={level} contactLabel={contactLabel} />
  return <Result {...props} stage={stage} />
}

export function View(props: FundingCalculatorProps) {
  const { id, headline, intro } = props
  return (
    <Section id={id} isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {intro && <p className="funding-intro">{intro}</p>}
      <div {...tracked({ event: 'content_engagement', type: 'funding' })}>
        <Stage {...props} />
      </div>
    </Section>
  )
}
