import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { requestMarks } from '../_kit/contact.ts'
import { Dialog } from '../_kit/dialog.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import type { ExitLayerProps } from './props.ts'

/**
 * A dialog that a script opens for a visitor who is about to leave. Its element takes no space, and is in view wherever the page is
 * scrolled. Every page contains it, so it has little markup and few rules of its own. Its id is its anchor in an address, for editors.
 */
export function View({ headline, text, offer, callback, delay, texts }: ExitLayerProps) {
  return (
    <div className="exit-layer" data-enhance="exit-layer" data-delay={delay}>
      <Dialog id="exit-layer" name={headline} headline={headline} closeLabel={texts.close}>
        {text && <RichText value={text} newTabHint={texts.opensInNewTab} />}
        <Blocks items={offer} />
        {callback && (
          <Anchor
            className={buttonClass({ kind: 'secondary' })}
            link={callback.link}
            newTabHint={texts.opensInNewTab}
            {...requestMarks('callback', { form: callback.form })}
          >
            <ButtonLook>{callback.label}</ButtonLook>
          </Anchor>
        )}
      </Dialog>
    </div>
  )
}
