import { Section } from '../_kit/section.tsx'
import type { props } from './props.ts'

export const View = ({ topic, date, author }: NonNullable<ReturnType<typeof props>>) => (
  <Section spacing="small">
    <p className="byline">
      {topic && <span className="byline-topic">{topic}</span>}
      <time dateTime={date.day}>{date.text}</time>
      {author && <span>{author}</span>}
    </p>
  </Section>
)
