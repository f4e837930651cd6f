import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import type { props } from './props.ts'

export const View = ({ topic, date, author, photo, time }: NonNullable<ReturnType<typeof props>>) => (
  <Section spacing="small">
    <div className="byline">
      {photo && <Media className="byline-photo" asset={photo} ratio="1:1" sizes="3.5rem" widest={640} face />}
      <p className="byline-words">
        {topic && <span className="byline-topic">{topic}</span>}
        <time dateTime={date.day}>{date.text}</time>
        {author && <span>{author}</span>}
        {time && <span>{time}</span>}
      </p>
    </div>
  </Section>
)
