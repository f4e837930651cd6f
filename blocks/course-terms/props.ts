import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { priceOf } from '../_kit/price.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The whole price in the visitor's currency. Where a campaign lowers the instalments, its name says that it is the price without that. */
function totalOf({ totalPrice, totalPriceNote }: Content, context: Context) {
  if (!totalPrice) return undefined
  const words = context.words(messages)
  const language = context.language()
  const isLowered = context.campaign('price')?.discountType !== undefined
  const { current } = priceOf(
    { price: totalPrice },
    { currency: context.currency(), campaign: undefined, language },
  )
  const name = isLowered ? words.withoutDiscount : words.totalPrice
  return { name, value: current.text, note: totalPriceNote }
}

/** Undefined where there is nothing to say. */
export function props(content: Content, context: Context) {
  const { approvalNumber, withdrawalLink } = content
  const words = context.words(messages)
  const total = totalOf(content, context)
  if (!total && !approvalNumber && !withdrawalLink) return undefined
  return {
    total,
    approval: approvalNumber && { name: words.approval, value: approvalNumber },
    withdrawal: withdrawalLink && {
      name: words.withdrawal,
      value: words.withdrawalLink,
      link: withdrawalLink,
    },
    newTabHint: context.message('opensInNewTab'),
  }
}

export type CourseTermsProps = NonNullable<ReturnType<typeof props>>
