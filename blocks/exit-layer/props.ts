import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Seconds on the page before it may open. */
const patience = 5

/** Undefined for a visitor for whom it may not open, and where it has nothing to offer. */
export function props(content: Content, context: Context) {
  const { headline, text, content: offer, callbackLabel, delay = patience } = content
  const callback = callbackLabel && {
    label: callbackLabel,
    link: content.callbackLink ?? contactPage(context),
    form: content.callbackForm,
  }
  if (!text && !offer.length && !callback) return undefined
  if (!context.maySeeExitLayer()) return undefined
  return {
    ...{ headline, text, offer, callback, delay },
    texts: {
      close: context.message('close'),
      opensInNewTab: context.message('opensInNewTab'),
    },
  }
}

export type ExitLayerProps = NonNullable<ReturnType<typeof props>>
