import { useId } from 'react'
import { Dialog, invoker } from '../_kit/dialog.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { ModalProps } from './props.ts'

/** Words that open a dialog. */
export function View({ linkText, content, anchor, closeOnOutsideClick, texts, ...dialog }: ModalProps) {
  const own = useId()
  const id = anchor || own
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
      <Dialog
        {...dialog}
        id={id}
        name={linkText}
        closesOutside={closeOnOutsideClick}
        closeLabel={texts.close}
      >
        <RichText value={content} isPlain={dialog.skipFormatting} newTabHint={texts.opensInNewTab} />
      </Dialog>
    </Section>
  )
}
