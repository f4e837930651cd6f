import { withParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { copyTexts } from '../_kit/copy-box.tsx'
import { type PriceTerms, priceOf, type StrikeRule } from '../_kit/price.ts'
import { pricesOfferOf } from '../_kit/programmes/offers.ts'
import { isSameModel, type PlatformPrice, platformPrices } from '../_kit/programmes/platform-prices.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { type AccentName, accentNames } from '../_kit/themes/theme.ts'
import { type TotalPrice, totalPriceOf } from '../_kit/total-price.ts'
import { leavesOut } from '../_kit/usergroups.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Item = Content['items'][number]

interface Offer {
  readonly terms: PriceTerms
  readonly strikeRule: (uid: string, cents: number) => StrikeRule
  readonly total: (item: Item) => TotalPrice | undefined
  readonly months: string
  readonly perMonth: string
  /** The campaign's words for lowered prices. */
  readonly campaignText: string | undefined
}

function durationOf({ duration, durationNumeric }: Item, months: string): string | undefined {
  return duration ?? (durationNumeric ? `${durationNumeric} ${months}` : undefined)
}

/**
 * A link to another page of the site contains the code of the price, so that the page's form has it (requirement forms/chosen).
 */
const withVoucher = (link: LinkTarget, code: string | undefined): LinkTarget =>
  code && /^\/(?!\/)/.test(link.href) && !/[?&]voucher=/.test(link.href)
    ? withParameters(link, `voucher=${encodeURIComponent(code)}`)
    : link

function boxOf(item: Item, offer: Offer) {
  const { _uid, color, special, timeModel, timeModelDescription, discountDescription, basePriceText } = item
  const { price, strikePrice, priceFrequency, buttonText, buttonLink } = item
  const strikeRule = (cents: number) => offer.strikeRule(_uid, cents)
  const shown = price === undefined ? undefined : priceOf({ price, strikePrice, strikeRule }, offer.terms)
  return {
    uid: _uid,
    color,
    ribbon: special,
    timeModel,
    description: timeModelDescription,
    duration: durationOf(item, offer.months),
    price: shown,
    frequency: priceFrequency ?? offer.perMonth,
    total: offer.total(item),
    discount: discountDescription,
    // The text about a discount is shown only at discounted prices.
    campaignText: shown?.campaign && offer.campaignText,
    basePrice: basePriceText,
    button:
      buttonText && buttonLink
        ? { text: buttonText, link: withVoucher(buttonLink, shown?.campaign?.voucherCode) }
        : undefined,
  }
}

type Box = ReturnType<typeof boxOf>

interface Group {
  /** Undefined for the only group. */
  readonly label: string | undefined
  readonly boxes: readonly Box[]
}

/** The name of a box where its tab has no label. */
const nameOf = ({ timeModel, duration, price }: Box) => timeModel ?? duration ?? price?.current.text

/** Boxes by tab label, in the order in which the labels first appear; one group where no box has a label. */
function groupsOf(items: readonly Item[], offer: Offer): readonly Group[] {
  const labelled = items.map(item => {
    const box = boxOf(item, offer)
    return { box, label: item.tabLabel ?? nameOf(box) }
  })
  if (items.every(item => item.tabLabel === undefined))
    return [{ label: undefined, boxes: labelled.map(({ box }) => box) }]
  const byLabel = Map.groupBy(labelled, ({ label }) => label)
  return [...byLabel].map(([label, entries]) => ({ label, boxes: entries.map(({ box }) => box) }))
}

/** Boxes in tabs, as in folders, have texts of their own if the campaign has them (requirement campaigns/price-box-texts). */
function campaignTextOf(items: readonly Item[], campaign: PriceTerms['campaign']): string | undefined {
  const isFolder = items.some(({ tabLabel }) => tabLabel !== undefined)
  return (isFolder ? campaign?.folderPriceboxText : undefined) ?? campaign?.priceboxText
}

/** The code for the lowered prices; shown once, because all boxes have the same. */
function voucherOf(groups: readonly Group[], context: Context) {
  const boxes = groups.flatMap(group => group.boxes)
  const code = boxes.map(({ price }) => price?.campaign?.voucherCode).find(Boolean)
  return code
    ? { label: context.message('voucherCode'), copy: { value: code, ...copyTexts(context) } }
    : undefined
}

const isAccent = (name: string | undefined): name is AccentName => accentNames.some(accent => accent === name)

/** The whole price belongs to the instalments beside it. */
const totalOf = (said: PlatformPrice, item: Item | undefined) =>
  said.totalPrice ?? (said.price === item?.price ? item?.totalPrice : undefined)

/** A box made from a platform's price, for the usergroup of the visitor. */
function boxSaid(said: PlatformPrice, index: number, items: readonly Item[]): Item {
  const { id, color, special, timeModel, timeModelDescription, duration, durationNumeric } = said
  const { price, priceFrequency, strikePrice, discountDescription, buttonText, tabLabel } = said
  const item = items.find(one => isSameModel(one, said))
  return {
    _uid: id || (item?._uid ?? `${index}`),
    color: isAccent(color) ? color : undefined,
    ...{ special, timeModel, timeModelDescription, duration, priceFrequency, discountDescription },
    durationNumeric: durationNumeric ?? undefined,
    price: price ?? undefined,
    strikePrice: strikePrice ?? undefined,
    totalPrice: totalOf(said, item),
    ...{ buttonText, tabLabel },
    buttonLink: said.href === undefined ? item?.buttonLink : { href: said.href },
    usergroups: [],
    basePriceText: said.basePriceText === undefined ? undefined : { __html: said.basePriceText },
  }
}

/** An editors' box with the platform's price for its model. */
function pricedAs(item: Item, said: PlatformPrice | undefined): Item {
  if (!said) return item
  const { price, strikePrice } = said
  return {
    ...item,
    price: price ?? undefined,
    strikePrice: strikePrice ?? undefined,
    totalPrice: totalOf(said, item),
  }
}

/**
 * The boxes of content. If a platform knows the programme, they have its prices; on the programme's own page all of its models are
 * shown.
 */
function itemsOf({ careId, isOwnPage, items }: Content, context: Context): readonly Item[] {
  const said = platformPrices(careId, context)
  return isOwnPage && said.length
    ? said.map((one, index) => boxSaid(one, index, items))
    : items.map(item =>
        pricedAs(
          item,
          said.find(one => isSameModel(one, item)),
        ),
      )
}

const saysSomething = ({ timeModel, price }: Item) => timeModel || price !== undefined

/** Only a box with a restricted list of usergroups reads the visitor's usergroup, so that others do not vary by it. */
const isFor = ({ usergroups }: Item, context: Context) =>
  !leavesOut(usergroups) || context.isInUsergroup(usergroups)

/** Prices are converted and written on the server, so that the view gets texts. */
export function props(content: Content, context: Context) {
  const items = itemsOf(content, context).filter(item => saysSomething(item) && isFor(item, context))
  if (!items.length) return undefined
  const priced = items.some(item => item.price !== undefined)
  const campaign = priced ? pricesOfferOf(content, context) : undefined
  const offer: Offer = {
    terms: { currency: priced ? context.currency() : undefined, campaign, language: context.language() },
    strikeRule: (uid, cents) => context.strikeRule(uid, cents),
    total: item => totalPriceOf({ totalPrice: item.totalPrice, instalments: item, campaign }, context),
    campaignText: campaignTextOf(items, campaign),
    months: context.message('months'),
    perMonth: context.message('perMonth'),
  }
  const { flags, highlightedLevels } = context.theme()
  const groups = groupsOf(items, offer)
  return {
    headline: content.headline,
    isHighlighted: highlightedLevels.includes('h2'),
    description: content.description,
    groups,
    voucher: voucherOf(groups, context),
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
