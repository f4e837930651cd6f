import type { ReactNode } from 'react'

export const headingLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** The level below a heading. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  headingLevels[headingLevels.indexOf(level) + 1] ?? 'h6'

interface HeadingProps {
  readonly level: HeadingLevel
  /** The step of the type scale, when it is not the level's own. */
  readonly look?: HeadingLevel | undefined
  /** Drawn in the manner of the theme: a colour, a stroke, a marker. */
  readonly highlighted?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** -1 for a heading that takes the focus once there is something new to read. */
  readonly tabIndex?: -1
  readonly autoFocus?: true
  readonly children: ReactNode
}

const looks: Readonly<Record<HeadingLevel, string>> = {
  h1: 'heading heading-h1',
  h2: 'heading heading-h2',
  h3: 'heading heading-h3',
  h4: 'heading heading-h4',
  h5: 'heading heading-h5',
  h6: 'heading heading-h6',
}

/** A heading of the document's outline on a step of the type scale. */
export function Heading({ level: Level, look, highlighted, className, children, ...own }: HeadingProps) {
  const scale = looks[look ?? Level]
  return (
    <Level {...own} className={className ? `${scale} ${className}` : scale}>
      {highlighted ? <span className="heading-highlight">{children}</span> : children}
    </Level>
  )
}
