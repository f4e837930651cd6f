import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { pricesOfferOf } from '../_kit/programmes/offers.ts'
import { totalBeside } from '../_kit/programmes/platform-prices.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { totalPriceOf } from '../_kit/total-price.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined where there are no terms. */
export function props(content: Content, context: Context) {
  const { totalPriceNote, approvalNumber, withdrawalLink } = content
  const words = context.words(messages)
  const totalPrice = content.totalPrice && totalBeside(content.totalPrice, content.careId, context)
  const campaign = totalPrice ? pricesOfferOf(content, context) : undefined
  const total = totalPriceOf({ totalPrice, campaign }, context)
  if (!total && !approvalNumber && !withdrawalLink) return undefined
  return {
    total: total && { ...total, note: totalPriceNote },
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
