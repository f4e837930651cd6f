import { Anchor } from '../_kit/anchor.tsx'
import { Blocks } from '../_kit/blocks.tsx'
import { requestMarks } from '../_kit/contact.ts'
import { Dialog, invoker } from '../_kit/dialog.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import type { ExitLayerProps } from './props.ts'

/** Also its name in an address, for editors who want to see it. */
const id = 'exit-layer'

function Ways({ callback, texts }: Pick<ExitLayerProps, 'callback' | 'texts'>) {
  return (
    <p className="exit-layer-ways">
      {callback && (
        <Anchor
          className="text-link"
          link={callback.link}
          newTabHint={texts.opensInNewTab}
          {...requestMarks('callback', { form: callback.form })}
        >
          {callback.label}
        </Anchor>
      )}
      <button type="button" className="text-link" {...invoker('close', id)}>
        {texts.dismiss}
      </button>
    </p>
  )
}

/** A dialog that a script opens for a visitor who is about to leave. Its place takes no room, and is in view wherever the page is scrolled. */
export function View({ headline, text, image, offer, callback, delay, texts }: ExitLayerProps) {
  return (
    <div className="exit-layer" data-enhance="exit-layer" data-delay={delay}>
      <Dialog id={id} name={headline} headline={headline} closeLabel={texts.close}>
        <div className={image ? 'exit-layer-parts exit-layer-pictured' : 'exit-layer-parts'}>
          {image && (
            <Media
              asset={image}
              ratio="4:3"
              sizes="(min-width: 768px) 16rem, 100vw"
              widest={960}
              fetched="late"
            />
          )}
          <div className="exit-layer-offer">
            {text && <RichText value={text} newTabHint={texts.opensInNewTab} />}
            <Blocks items={offer} />
            <Ways callback={callback} texts={texts} />
          </div>
        </div>
      </Dialog>
    </div>
  )
}
