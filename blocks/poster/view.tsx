import type { PosterProps } from './props.ts'

/** Units of the drawing. The figure is as wide as the drawing but for a margin, or as high as it may be. */
const size = 600
const margin = 10
const highest = 3.2
/** Height of a numeral, in ems of 100 units. */
const numeral = 73

/**
 * The figure in the colour of text, and inside the spot in that of the spot's words: the same outlines twice, the upper ones
 * clipped by the style sheet.
 */
export function View({ outlines, width, words }: PosterProps) {
  const scale = Math.min((size - 2 * margin) / width, highest)
  const place = `translate(${(size - width * scale) / 2} ${(size + numeral * scale) / 2}) scale(${scale})`
  const figure = (
    <g transform={place}>
      {outlines.map(({ x, path }) => (
        <path key={x} transform={`translate(${x} 0)`} d={path} />
      ))}
    </g>
  )
  return (
    <div className="poster">
      <svg className="poster-drawing" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words}>
        <g className="poster-outside">{figure}</g>
        <g className="poster-inside">
          <rect className="poster-spot" width={size} height={size} />
          {figure}
        </g>
      </svg>
    </div>
  )
}
