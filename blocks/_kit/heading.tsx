import type { ReactNode } from 'react'
import { wordClass } from './long-words.ts'
import { unitNames } from './number-words.ts'

const units: ReadonlySet<string> = new Set(unitNames)

/** Stand between two numbers. */
const connectors: ReadonlySet<string> = new Set(
  'von bis zu oder und of to or and de à a ou et di su o e en y em'.split(' '),
)

type Part = 'number' | 'unit' | 'between' | 'sign' | 'word'

function partOf(text: string): Part {
  if (/\d/.test(text)) return 'number'
  if (!/\p{L}/u.test(text)) return 'sign'
  const word = text.toLowerCase()
  if (connectors.has(word)) return 'between'
  return units.has(word) ? 'unit' : 'word'
}

/** Numbers with their signs and units, in sequence or with a word between them: `71 %`, `1 von 14`, `24, 36 oder 48 Monate`. */
const figure = /^s*n[snu]*(?:b+[sn]*n[snu]*)*$/

/** No figures: an ordinal (`2. Fach`) and a year. */
const counter = /^\d+\.\s+\p{L}|^(?:1[5-9]|20)\d\d$/u

const longest = 40

/** Whether a text is only a figure, and not a title of the text after it: numbers with a sign or a unit, and no other word. */
function isFigure(text: string): boolean {
  if (text.length > longest || counter.test(text)) return false
  const parts = text.match(/\d+|\p{L}+|[^\p{L}\d\s]+/gu) ?? []
  return figure.test(parts.map(part => partOf(part)[0]).join(''))
}

export const headingLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** A step of the type scale; a figure is larger than any heading. */
type HeadingLook = HeadingLevel | 'figure'

/** The level below a heading. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  headingLevels[headingLevels.indexOf(level) + 1] ?? 'h6'

interface HeadingProps {
  readonly level: HeadingLevel
  /** The step of the type scale, if it is not the level's own. */
  readonly look?: HeadingLook | undefined
  /** Drawn in the manner of the theme: a colour, a stroke, a marker. */
  readonly highlighted?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** -1 for a heading that takes the focus once there is something new to read. */
  readonly tabIndex?: -1
  readonly autoFocus?: true
  readonly children: ReactNode
}

const looks: Readonly<Record<HeadingLook, string>> = {
  figure: 'heading heading-figure',
  h1: 'heading heading-h1',
  h2: 'heading heading-h2',
  h3: 'heading heading-h3',
  h4: 'heading heading-h4',
  h5: 'heading heading-h5',
  h6: 'heading heading-h6',
}

interface LookProps extends Omit<HeadingProps, 'level' | 'look'> {
  readonly as: HeadingLevel | 'p'
  readonly look: HeadingLook
  readonly words: string
}

function Look({ as: Element, look, words, highlighted, className, children, ...own }: LookProps) {
  const classes = [looks[look], wordClass(words), className]
  return (
    <Element {...own} className={classes.filter(Boolean).join(' ')}>
      {highlighted ? <span className="heading-highlight">{children}</span> : children}
    </Element>
  )
}

/** A heading of the document's outline on a step of the type scale. */
export const Heading = ({ level, look = level, ...props }: HeadingProps) => (
  <Look {...props} as={level} look={look} words={typeof props.children === 'string' ? props.children : ''} />
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

/** A heading that editors write above a few words; a figure is a paragraph of the same look, in the display face (WCAG 2.2, 1.3.1 and 2.4.6). */
export function Title({ words, level, look = level ?? 'h6', className, children, ...props }: TitleProps) {
  const classes = isFigure(words) ? ['display', className].filter(Boolean).join(' ') : className
  return (
    <Look {...props} as={titleLevel(words, level) ?? 'p'} look={look} words={words} className={classes}>
      {children || words}
    </Look>
  )
}
