import { useId } from 'react'
import { Island } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { CountdownProps } from './props.ts'

type Line = NonNullable<CountdownProps['line']>

const Days = ({ days, unit }: Line) => (
  <p className="countdown-days">
    <strong className="countdown-number">{days}</strong> {unit}
  </p>
)

/** A tick for each day, or for each week, with the beginnings of months. It repeats what the number says. */
const DayLine = ({ ticks, months }: Line) => (
  <svg className="countdown-line" aria-hidden="true">
    <line
      className="countdown-ticks"
      x2="100%"
      y1="8"
      y2="8"
      pathLength={2 * ticks - 1}
      strokeDasharray="1 1"
      strokeWidth="16"
    />
    {months.map(({ at, name }) => (
      <g key={at}>
        <line className="countdown-month" x1={`${at}%`} x2={`${at}%`} y2="44" />
        {name && (
          <text x={`${at}%`} dx="6" y="42">
            {name}
          </text>
        )}
      </g>
    ))}
  </svg>
)

/** Without JavaScript the date replaces the digits; the line of days has none. */
export function View({ headline, isHighlighted, color, start, line, timer }: CountdownProps) {
  const id = useId()
  return (
    <Section>
      <div className={color ? `countdown accent-${color}` : 'countdown'}>
        {line && <Days {...line} />}
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
        {line && <DayLine {...line} />}
        {timer && (
          <div className="countdown-digits needs-script">
            <Island name="countdown" trigger="visible" props={{ ...timer, labelledBy: headline && id }} />
          </div>
        )}
      </div>
    </Section>
  )
}
