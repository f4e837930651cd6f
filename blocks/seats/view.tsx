import type { SeatsProps } from './props.ts'

/** Units of the drawing: its middle, and the radii of the table, of the ring of seats, and of the arc of the evening. */
const middle = 300
const table = 190
const ring = 246
const arc = 177

const at = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  const round = (value: number) => Math.round(value * 10) / 10
  return [round(middle + radius * Math.cos(angle)), round(middle + radius * Math.sin(angle))] as const
}

/** The part of a clock's face between two times of day, in minutes. */
function arcBetween({ from, to }: { readonly from: number; readonly to: number }): string {
  const half = 12 * 60
  const isLarge = to - from > half / 2 ? 1 : 0
  return `M${at(from / half, arc).join(' ')}A${arc} ${arc} 0 ${isLarge} 1 ${at(to / half, arc).join(' ')}`
}

/** One picture with a text alternative (ARIA, role `img`). Taken seats are filled, free ones are outlined. */
export const View = ({ seats, taken, evening, time, until, free, words }: SeatsProps) => (
  <div className="seats">
    <svg className="seats-drawing" viewBox="0 0 600 600" role="img" aria-label={words}>
      <circle className="seats-table" cx={middle} cy={middle} r={table} />
      {evening && <path className="seats-evening" d={arcBetween(evening)} />}
      {Array.from({ length: seats }, (_, index) => {
        const [cx, cy] = at(index / seats, ring)
        const look = index < taken ? `seats-taken seats-taken-${index % 3}` : 'seats-free'
        return <circle key={`${cx} ${cy}`} className={look} cx={cx} cy={cy} r={Math.min(38, 560 / seats)} />
      })}
      {time && (
        <text className="seats-time" x={middle} y={middle - 10}>
          {time}
        </text>
      )}
      <text className="seats-words" x={middle} y={middle + 34}>
        {until}
      </text>
      <text className="seats-words" x={middle} y={middle + 74}>
        {free}
      </text>
    </svg>
  </div>
)
