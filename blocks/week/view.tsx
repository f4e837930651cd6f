import { firstHour, lastHour, type WeekProps } from './props.ts'

/** Units of the drawing: its left edge, the line of the first hour, the width of a day, the height of an hour. */
const left = 44
const top = 60
const dayWidth = 108
const hourHeight = 27
const width = left + 7 * dayWidth + 8
const height = top + (lastHour - firstHour) * hourHeight + 20

const yOf = (hour: number) => top + (hour - firstHour) * hourHeight
const xOf = (day: number) => left + day * dayWidth

const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index)

type Slot = WeekProps['slots'][number]

/** Work is one broad dashed stroke, which is its hatching. */
const Work = ({ day, from, to }: Slot) => (
  <path
    className="week-work"
    d={`M${xOf(day) + dayWidth / 2} ${yOf(from)}V${yOf(to)}`}
    strokeWidth={dayWidth - 8}
  />
)

const Study = ({ day, from, to, label, kind }: Slot) => (
  <g className={`week-slot week-${kind}`}>
    <rect x={xOf(day) + 4} y={yOf(from)} width={dayWidth - 8} height={yOf(to) - yOf(from)} />
    {label && (
      <text className="week-label" x={xOf(day) + 12} y={yOf(from) + 20}>
        {label}
      </text>
    )}
  </g>
)

/** One picture with a text alternative (ARIA, role `img`): days are columns, hours are rows. */
export const View = ({ surface, slots, days, words }: WeekProps) => (
  <div className={`week surface-${surface}`}>
    <svg className="week-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <g className="week-slant">
        <path
          className="week-lines"
          d={
            hours.map(hour => `M${left} ${yOf(hour)}H${xOf(7)}`).join('') +
            days.map((_, day) => `M${xOf(day)} ${top}V${yOf(lastHour)}`).join('')
          }
        />
        {hours
          .filter(hour => hour % 3 === 0)
          .map(hour => (
            <text key={hour} className="week-hour" x={left - 8} y={yOf(hour) + 5}>
              {hour}
            </text>
          ))}
        {days.map((day, index) => (
          <text key={day} className="week-day" x={xOf(index) + 6} y={top - 10}>
            {day}
          </text>
        ))}
        {slots.map(slot =>
          slot.kind === 'work' ? <Work key={slot.uid} {...slot} /> : <Study key={slot.uid} {...slot} />,
        )}
      </g>
    </svg>
  </div>
)
