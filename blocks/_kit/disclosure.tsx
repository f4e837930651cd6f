import type { HeadingLevel } from './heading.tsx'
import { Icon } from './icons/icon.tsx'
import type { ResolvedRichText } from './resolved.ts'
import { RichText } from './rich-text.tsx'

interface DisclosureProps {
  readonly title: string
  readonly titleLevel: HeadingLevel
  readonly content: ResolvedRichText
  readonly open: boolean
  /** Opening one of a name closes the others of it (HTML, `details`). */
  readonly name?: string | undefined
  /** A line in a text rather than an entry of a list. */
  readonly isCompact?: boolean
  readonly newTabHint: string
}

/**
 * A native disclosure: it opens without JavaScript, and is found by the browser's search in the page
 * (requirements disclosures/accordion, disclosures/collapse).
 */
export function Disclosure(props: DisclosureProps) {
  const { title, titleLevel: Title, content, open, name, isCompact, newTabHint } = props
  return (
    <details className={isCompact ? 'disclosure disclosure-compact' : 'disclosure'} name={name} open={open}>
      <summary className="disclosure-title">
        <Title>{title}</Title>
        {isCompact ? (
          <Icon name="caret-down" className="icon disclosure-caret" />
        ) : (
          <span className="disclosure-sign" />
        )}
      </summary>
      <div className="disclosure-body">
        <RichText value={content} newTabHint={newTabHint} className="disclosure-content" />
      </div>
    </details>
  )
}
