import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { type PriceTerms, priceOf } from '../_kit/price.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { leavesOut } from '../_kit/usergroups.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Item = Content['items'][number]

interface Offer {
  readonly terms: PriceTerms
  readonly months: string
  readonly perMonth: string
}

function durationOf({ duration, durationNumeric }: Item, months: string): string | undefined {
  return duration ?? (durationNumeric ? `${durationNumeric} ${months}` : undefined)
}

function boxOf(item: Item, offer: Offer) {
  const { _uid, color, special, timeModel, timeModelDescription, discountDescription, basePriceText } = item
  const { price, strikePrice, priceFrequency, buttonText, buttonLink } = item
  const shown = price === undefined ? undefined : priceOf({ price, strikePrice }, offer.terms)
  return {
    uid: _uid,
    color,
    ribbon: special,
    timeModel,
    description: timeModelDescription,
    duration: durationOf(item, offer.months),
    price: shown,
    frequency: priceFrequency ?? offer.perMonth,
    discount: discountDescription,
    // Words about a discount stand only where something is discounted.
    campaignText: shown?.campaign && offer.terms.campaign?.priceboxText,
    basePrice: basePriceText,
    button: buttonText && buttonLink ? { text: buttonText, link: buttonLink } : undefined,
  }
}

/** Boxes by tab label, in the order in which the labels first appear. */
function groupsOf(items: readonly Item[], offer: Offer) {
  const labels = [...new Set(items.map(item => item.tabLabel))]
  return labels.map(label => ({
    label,
    boxes: items.filter(item => item.tabLabel === label).map(item => boxOf(item, offer)),
  }))
}

const saysSomething = ({ timeModel, price }: Item) => timeModel || price !== undefined

/** Only a box that leaves somebody out asks who the visitor is, so that others vary by nobody. */
const isFor = ({ usergroups }: Item, context: Context) =>
  !leavesOut(usergroups) || context.isInUsergroup(usergroups)

/** Prices are converted and written on the server, so that the view gets texts. */
export function props(content: Content, context: Context) {
  const items = content.items.filter(item => saysSomething(item) && isFor(item, context))
  if (!items.length) return undefined
  const priced = items.some(item => item.price !== undefined)
  const offer: Offer = {
    terms: {
      currency: priced ? context.currency() : undefined,
      campaign: priced ? context.campaign('price') : undefined,
    },
    months: context.message('months'),
    perMonth: context.message('perMonth'),
  }
  const { flags, highlightedLevels } = context.theme()
  return {
    headline: content.headline,
    isHighlighted: highlightedLevels.includes('h2'),
    description: content.description,
    groups: groupsOf(items, offer),
    filled: flags.priceBoxColorVariables,
    texts: {
      insteadOf: context.message('insteadOf'),
      studyModel: context.message('studyModel'),
      opensInNewTab: context.message('opensInNewTab'),
    },
  }
}

export type PriceBoxesProps = NonNullable<ReturnType<typeof props>>
export type PriceGroup = PriceBoxesProps['groups'][number]
export type PriceBox = PriceGroup['boxes'][number]
