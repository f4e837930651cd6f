import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { dialAddress } from '../_kit/phone.ts'
import { leastPriceOf } from '../_kit/programmes/least-price.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

/** A step needs its words and its link; a call needs a number. Without both the bar is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { text, href, phone, careId } = content
  const address = phone && dialAddress(phone)
  const step = text && href ? { text, link: href } : undefined
  if (!step && !address) return undefined
  const { name, call } = context.words(messages)
  return {
    name,
    step,
    price: careId ? leastPriceOf(careId, context) : undefined,
    call: address ? { href: address, text: call, label: `${call}: ${phone}` } : undefined,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type ActionBarProps = NonNullable<ReturnType<typeof props>>
