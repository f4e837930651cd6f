const star =
  'M10 1.6l2.47 5.2 5.7.73-4.19 3.93 1.08 5.64L10 14.35l-5.06 2.75 1.08-5.64L1.83 7.53l5.7-.73z'
const count = 5
const cell = 20
/** A star leaves six per cent of its cell empty on either side, so that a small part of it is seen. */
const margin = 6

/** Where the filled part of five stars ends, in units of the drawing; `percentage` is clamped to 0-100. */
export function filledWidth(percentage: number): number {
  const rating = (Math.min(100, Math.max(0, percentage)) / 100) * count
  const whole = Math.floor(rating)
  const part = rating - whole
  const within = part ? margin / 100 + part * (1 - (2 * margin) / 100) : 0
  return Math.round((whole + within) * cell * 100) / 100
}

const Stars = ({ className }: { className: string }) => (
  <g className={className}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are their places
      <path key={index} d={star} transform={`translate(${index * cell} 0)`} />
    ))}
  </g>
)

/** Five stars, filled to a percentage, and what they stand for in words. */
export function StarRating({ percentage, label }: { percentage: number; label: string }) {
  const width = filledWidth(percentage)
  return (
    <span className="star-rating">
      <svg className="star-rating-stars" viewBox="0 0 100 20" aria-hidden="true" focusable="false">
        <Stars className="star-rating-empty" />
        <svg width={width} height="20" viewBox={`0 0 ${width || 1} 20`}>
          {width > 0 && <Stars className="star-rating-full" />}
        </svg>
      </svg>
      <span>{label}</span>
    </span>
  )
}
