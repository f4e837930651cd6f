import type { Context } from './context.ts'

/** The text that screen readers read for a rating out of 5, to one decimal: `4,5 von 5 Sternen`, in English `4.5 …`. */
export function starName(rating: number, context: Context): string {
  const text = String(Math.round(rating * 10) / 10)
  const number = context.language() === 'en' ? text : text.replace('.', ',')
  return context.message('ofFiveStars', { rating: number })
}

const count = 5
const size = 24

/** From the tip of a star back to it. */
const star = 'l2.95 6.2 6.8.85-5 4.7 1.3 6.75-6.05-3.3-6.05 3.3 1.3-6.75-5-4.7 6.8-.85z'
const row = `M12 2.2${Array.from({ length: count }, () => star).join(`m${size} 0`)}`

/** Share of a star's box, in percent, that is empty on either side (requirement people-blocks/star-rating). */
const adjustment = 6

/** A rating out of 5 as the percentage that stars are filled to (requirement people-blocks/star-rating). */
export const percentageOf = (rating: number): number => (rating / count) * 100

/** How wide the filled part is: whole stars, then the part of a star that the eye takes for its share. */
export function filledWidth(percentage: number): number {
  const stars = (Math.min(100, Math.max(0, percentage)) / 100) * count
  const whole = Math.floor(stars)
  const part = stars - whole
  const shown = part === 0 ? 0 : adjustment / 100 + part * (1 - (2 * adjustment) / 100)
  return Math.round((whole + shown) * size * 100) / 100
}

function Row({ className, width }: { className: string; width: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the picture that the outer one names
    <svg className={className} width={width} height={size} overflow="hidden">
      <path d={row} />
    </svg>
  )
}

/** Five stars, filled by the width of a nested picture, so without a style. Screen readers read `name`. */
export function Stars({
  percentage,
  name,
  className,
}: {
  percentage: number
  name: string
  className?: string | undefined
}) {
  return (
    <svg
      className={className ? `stars ${className}` : 'stars'}
      viewBox={`0 0 ${count * size} ${size}`}
      width={count * size}
      height={size}
      role="img"
      aria-label={name}
    >
      <Row className="stars-empty" width={count * size} />
      <Row className="stars-full" width={filledWidth(percentage)} />
    </svg>
  )
}
