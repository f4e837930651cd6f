import { Icon } from '../_kit/icons/icon.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { AccordionContentProps } from './props.ts'

/** A native disclosure: opens without a script, and is found by the browser's search in the page. */
export function View({ title, titleLevel: Title, content, open, newTabHint }: AccordionContentProps) {
  return (
    <Section spacing="small">
      <details className="accordion-content-item" open={open}>
        <summary className="accordion-content-title">
          <Title>{title}</Title>
          <Icon name="caret-down" className="icon accordion-content-caret" />
        </summary>
        <RichText className="accordion-content-text" value={content} newTabHint={newTabHint} />
      </details>
    </Section>
  )
}
