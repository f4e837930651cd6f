import type { CampaignPlacement, Context } from '../_kit/context.ts'
import type { Campaign } from '../_kit/facts.ts'
import type { HeadingLevel } from '../_kit/heading.tsx'
import { isKept, programmeOffers } from '../_kit/programmes/offers.ts'
import type { LinkTarget } from '../_kit/resolved.ts'
import type { SurfaceName } from '../_kit/themes/theme.ts'
import { catalogueOf, eventOf, searchOf } from './parts.ts'
import type { CardContent, CardVariant } from './schema.ts'

type Offers = Readonly<Partial<Record<CampaignPlacement, Campaign>>>

const wordsOf = ({ titleMobile, titleDesktop }: Campaign) => titleMobile ?? titleDesktop

/** The offer for the programme of a card: one made for teasers, else the one that lowers its prices. */
function offerOf({ careId }: CardContent, context: Context) {
  if (!careId) return undefined
  // The call's schema gives it this shape.
  const all = context.data(programmeOffers) as Readonly<Record<string, Offers>> | undefined
  const { actionTeaser: teaser, price } = (all && Object.hasOwn(all, careId) && all[careId]) || {}
  if (teaser && isKept(teaser, price)) return { icon: teaser.icon, words: wordsOf(teaser) }
  return price && { icon: price.icon, words: price.priceboxText ?? wordsOf(price) }
}

/** How a variant differs from the default one. */
interface Form {
  readonly isCompact?: true
  readonly isPlain?: true
  readonly look?: HeadingLevel
  /** The background when content names none; `theme` leaves it to the theme's flag, `none` is the page's own. */
  readonly ground?: SurfaceName | 'event' | 'none'
  readonly part?: 'catalogue' | 'event' | 'search'
}

const forms: Readonly<Record<CardVariant, Form>> = {
  default: {},
  compact: { isCompact: true },
  compass: { ground: 'page-color' },
  catalogue: { part: 'catalogue' },
  'catalogue-compact': { isCompact: true, part: 'catalogue' },
  event: { ground: 'event', part: 'event' },
  link: { isPlain: true, ground: 'none', look: 'h5' },
  'image-left': { look: 'h5' },
  'search-result': { ground: 'none', look: 'h5', part: 'search' },
  sloped: { ground: 'gradient-dark' },
}

/** The target of a card: a link, or a path of this site (requirement cards/link). */
function targetOf({ link, path }: CardContent): LinkTarget | undefined {
  return link ?? (path ? { href: `/${path.replace(/^[/\\]+/, '')}` } : undefined)
}

/** Themes may give cards, or the cards of events, a background of their own (requirement cards/theme-grounds). */
function surfaceOf({ backgroundColor }: CardContent, ground: Form['ground'], context: Context) {
  if (backgroundColor) return backgroundColor
  if (ground === 'none') return undefined
  if (ground && ground !== 'event') return ground
  const { eventCardColorVariables, cardBackgroundColorVariables } = context.theme().flags
  if (ground === 'event' && eventCardColorVariables) return 'page-color'
  return cardBackgroundColorVariables ? 'white-off' : 'white'
}

/** Requirements cards/fields, cards/shown. A card without title and content is not shown, nor is one whose period is over. */
export function props(content: CardContent, context: Context) {
  const { variant, title, headlineColor, label, until } = content
  if (until !== undefined && !context.clock.isBefore(until)) return undefined
  const form = forms[variant]
  const search = form.part === 'search' ? searchOf(content, context) : undefined
  if (!title && !content.content && !search?.description) return undefined
  const event = form.part === 'event' ? eventOf(content, context) : undefined
  const isCompact = content.compact || form.isCompact === true
  const link = event?.button?.isDisabled ? undefined : targetOf(content)
  return {
    variant: variant === 'default' && isCompact ? ('compact' as const) : variant,
    title,
    preTitle: content.preTitle,
    level: content.headlineLevel,
    look: isCompact ? ('h5' as const) : (form.look ?? ('h4' as const)),
    accent: headlineColor ?? search?.accent,
    isHighlighted: isCompact && context.theme().compactCardHighlightedLevels.includes('h5'),
    isCompact,
    surface: surfaceOf(content, form.ground, context),
    text: content.content,
    image: isCompact || form.isPlain ? undefined : content.image,
    ratio: content.rounded ? ('1:1' as const) : content.imageRatio,
    link,
    linkLabel: link && content.linkLabel,
    badge: label && form.ground !== 'none' ? { label, link: content.customLabelLink } : undefined,
    catalogue: form.part === 'catalogue' ? catalogueOf(content) : undefined,
    event,
    search,
    offer: offerOf(content, context),
    newTabHint: context.message('opensInNewTab'),
    atAGlance: context.message('atAGlance'),
    trackingEvent: content.trackingEvent,
  }
}

export type CardProps = NonNullable<ReturnType<typeof props>>
