import { useId } from 'react'
import { Island } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { CountdownProps } from './props.ts'

/** Without JavaScript the date replaces the digits. */
export function View({ headline, isHighlighted, color, start, timer }: CountdownProps) {
  const id = useId()
  return (
    <Section>
      <div className={color ? `countdown accent-${color}` : 'countdown'}>
        <div className="countdown-words">
          {headline && (
            <Heading level="h2" look="h3" highlighted={isHighlighted} id={id}>
              {headline}
            </Heading>
          )}
          <p className={start.always ? 'countdown-start' : 'countdown-start countdown-start-fallback'}>
            <time dateTime={start.iso}>{start.text}</time>
          </p>
        </div>
        <div className="countdown-digits needs-script">
          <Island name="countdown" trigger="visible" props={{ ...timer, labelledBy: headline && id }} />
        </div>
      </div>
    </Section>
  )
}
