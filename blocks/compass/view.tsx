import { Heading } from '../_kit/heading.tsx'
import { Unavailable } from '../_kit/question-graph/given-answers.tsx'
import { QuestionForm } from '../_kit/question-graph/question-form.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { CompassProps } from './props.ts'
import { Result } from './result.tsx'

function Stage(props: CompassProps) {
  const { stage, level, contactLabel } = props
  if (stage.kind === 'question') return <QuestionForm {...stage.question} level={level} />
  if (stage.kind === 'unavailable')
    return <Unavailable {...stage} level={level} contactLabel={contactLabel} />
  return <Result {...props} stage={stage} />
}

export function View(props: CompassProps) {
  const { id, headline, intro } = props
  return (
    <Section id={id} isTool>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      {intro && <p className="compass-intro">{intro}</p>}
      <div className="compass" {...tracked({ event: 'content_engagement', type: 'compass' })}>
        <Stage {...props} />
      </div>
    </Section>
  )
}
