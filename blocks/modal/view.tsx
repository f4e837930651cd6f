import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { ModalProps } from './props.ts'

/** The command of a button for a dialog (HTML, invoker commands). React's types do not know these attributes yet. */
const invoker = (command: 'show-modal' | 'close', commandfor: string) => ({ command, commandfor })

/**
 * A native modal dialog: the browser makes the page inert, moves the focus in and back, and closes it by Escape and by a
 * click beside it. The close button comes first in the order of focus.
 */
export function View({ linkText, headline, content, texts }: ModalProps) {
  const id = useId()
  const name = headline ? { 'aria-labelledby': `${id}title` } : { 'aria-label': linkText }
  return (
    <Section spacing="small">
      <button
        type="button"
        className="text-link modal-opener"
        aria-haspopup="dialog"
        {...invoker('show-modal', id)}
      >
        {linkText}
      </button>
      <dialog id={id} className="modal-dialog surface-white" closedby="any" {...name}>
        <div className="modal-head">
          {headline && (
            <Heading level="h2" look="h3" id={`${id}title`} className="modal-title">
              {headline}
            </Heading>
          )}
          <button type="button" className="modal-close" aria-label={texts.close} {...invoker('close', id)}>
            <Icon name="close" />
          </button>
        </div>
        <RichText className="modal-content" value={content} newTabHint={texts.opensInNewTab} />
      </dialog>
    </Section>
  )
}
