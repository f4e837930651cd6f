import type { ReactNode } from 'react'
import type { AccentName, SectionEdge, Shapes, SurfaceName } from './themes/theme.ts'

/** Widths of a section's content (requirements layout-blocks/container, layout-blocks/container-width). */
export const sectionSizes = [
  'xs',
  's',
  'm',
  'l',
  'xl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  'maxIU',
  '90',
  'default',
] as const
export type SectionSize = (typeof sectionSizes)[number]

/** Frames around the content; `custom` is drawn in the section's accent. */
export const sectionBorders = ['none', 'light', 'dark', 'custom'] as const
export type SectionBorder = (typeof sectionBorders)[number]

export const sectionSpacings = ['none', 'small', 'default'] as const
export type SectionSpacing = (typeof sectionSpacings)[number]

/**
 * Where the blocks of a section stand from 1024 px on: one below the other; the first in a margin beside the others; the last in
 * a rail beside the others; from edge to edge; as rows between lines. Below, all are one column.
 */
export const sectionLayouts = ['stack', 'margin', 'rail', 'spread', 'ledger'] as const
export type SectionLayout = (typeof sectionLayouts)[number]

export const hasColumns = (layout: SectionLayout): boolean => layout === 'margin' || layout === 'rail'

/** The layout of a section with this number of parts: one alone has no column beside it. */
export const layoutFor = (layout: SectionLayout, parts: number): SectionLayout =>
  parts < 2 && hasColumns(layout) ? 'stack' : layout

/** The space above and below a section: 48, 96 or 160 px on large screens. */
export const sectionDensities = ['dense', 'normal', 'airy'] as const
export type SectionDensity = (typeof sectionDensities)[number]

/** Class of the part of a section that bounds its content. */
export const widthClass = (size: SectionSize): string =>
  size === 'default' ? 'section-width' : `section-width section-size-${size}`

const headlineClasses = { words: 'section-headline', title: 'section-headline section-title' } as const

interface SectionProps {
  readonly size?: SectionSize | undefined
  /** Without one the section has the page's own background. */
  readonly surface?: SurfaceName | undefined
  readonly accent?: AccentName | undefined
  /** Its ground is the accent, instead of a surface. */
  readonly isToned?: boolean | undefined
  readonly top?: SectionEdge | undefined
  readonly bottom?: SectionEdge | undefined
  readonly border?: SectionBorder | undefined
  readonly spacing?: SectionSpacing | undefined
  readonly layout?: SectionLayout | undefined
  readonly density?: SectionDensity | undefined
  /** The last call of a page, in the theme's shape. */
  readonly closing?: Shapes['closing'] | undefined
  readonly id?: string | undefined
  /** The section is a tool, whose states are swapped in place (`client/exchange/exchange.ts`). */
  readonly isTool?: boolean
  /** It has a headline alone: `words` with a subline, or a title without one, to which what follows is closer. */
  readonly headline?: 'words' | 'title'
  readonly children: ReactNode
}

/**
 * A part of the page over its whole width, with content on the common left edge. Sections on the same plain background
 * share the space between them; inside another section it has the width of its column.
 */
export function Section(props: SectionProps) {
  const { size = 'default', surface, accent, top = 'none', bottom = 'none' } = props
  const { border = 'none', spacing = 'default', layout = 'stack', density = 'normal' } = props
  const { closing, id, isTool, isToned, headline, children } = props
  const plain = isToned ? 'section-ground tone-ground' : 'section-plain'
  const outer = [
    'section',
    surface ? `section-ground surface-${surface}` : plain,
    accent && `accent-${accent}`,
    top !== 'none' && `edge-top edge-top-${top}`,
    bottom !== 'none' && `edge-bottom edge-bottom-${bottom}`,
    spacing !== 'default' && `section-spacing-${spacing}`,
    density !== 'normal' && `section-${density}`,
    layout === 'ledger' && 'section-ledger',
    closing && `closing closing-${closing}`,
    headline && headlineClasses[headline],
  ]
  const flow = hasColumns(layout) ? `section-columns section-${layout}` : 'flow'
  return (
    <section
      id={id}
      className={outer.filter(Boolean).join(' ')}
      data-enhance={isTool ? 'exchange' : undefined}
    >
      <div className={layout === 'spread' ? 'section-spread' : widthClass(size)}>
        <div className={border === 'none' ? flow : `${flow} section-border section-border-${border}`}>
          {children}
        </div>
      </div>
    </section>
  )
}
