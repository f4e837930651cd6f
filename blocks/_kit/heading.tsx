import type { ReactNode } from 'react'
import { isFigure } from './figure.ts'

export const headingLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** The level below a heading. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  headingLevels[headingLevels.indexOf(level) + 1] ?? 'h6'

interface HeadingProps {
  readonly level: HeadingLevel
  /** The step of the type scale, if it is not the level's own. */
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

interface LookProps extends Omit<HeadingProps, 'level' | 'look'> {
  readonly as: HeadingLevel | 'p'
  readonly look: HeadingLevel
}

function Look({ as: Element, look, highlighted, className, children, ...own }: LookProps) {
  const scale = looks[look]
  return (
    <Element {...own} className={className ? `${scale} ${className}` : scale}>
      {highlighted ? <span className="heading-highlight">{children}</span> : children}
    </Element>
  )
}

/** A heading of the document's outline on a step of the type scale. */
export const Heading = ({ level, look = level, ...props }: HeadingProps) => (
  <Look {...props} as={level} look={look} />
)

/** The level of a title in the outline; undefined without words, and for a figure, which looks like a heading and is none. */
export const titleLevel = (words: string | undefined, level: HeadingLevel | undefined) =>
  words && (level === 'h1' || !isFigure(words)) ? level : undefined

interface TitleProps extends Omit<HeadingProps, 'level' | 'children'> {
  readonly words: string
  /** Undefined for text that is not a heading. */
  readonly level: HeadingLevel | undefined
  /** Set if it contains more than its words: a link. */
  readonly children?: ReactNode
}

/** A heading that editors write above a few words; a figure is a paragraph of the same look (WCAG 2.2, 1.3.1 and 2.4.6). */
export const Title = ({ words, level, look = level ?? 'h6', children, ...props }: TitleProps) => (
  <Look {...props} as={titleLevel(words, level) ?? 'p'} look={look}>
    {children || words}
  </Look>
)
