import type { ReactNode } from 'react'

interface ScrollRegionProps {
  readonly className: string
  /** The id of the element that names it, such as the title of its table. */
  readonly labelledBy?: string | undefined
  /** Its name if no element of the page names it. */
  readonly label?: string | undefined
  /** Default: where it is named by something on the page, such as a title. */
  readonly isLandmark?: boolean
  readonly children: ReactNode
}

/**
 * Content that is wider than its box scrolls by itself, by keyboard as well (WCAG 2.2, 2.1.1). Its enhancement removes it from the tab
 * order while it is fully visible. With a title it is a landmark.
 */
export function ScrollRegion(props: ScrollRegionProps) {
  const { className, labelledBy, label, isLandmark = labelledBy !== undefined, children } = props
  const Element = isLandmark ? 'section' : 'div'
  return (
    <Element
      className={className}
      tabIndex={0}
      role={isLandmark ? undefined : 'group'}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      data-enhance="scroll-region"
    >
      {children}
    </Element>
  )
}
