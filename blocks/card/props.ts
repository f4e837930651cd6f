import type { CampaignPlacement, Context } from '../_kit/context.ts'
import type { Campaign } from '../_kit/facts.ts'
import type { HeadingLevel } from '../_kit/heading.tsx'
import { isKept, programmeOffers } from '../_kit/programmes/offers.ts'
import type { LinkTarget } from '../_kit/resolved.ts'
import type { SurfaceName } from '../_kit/themes/theme.ts'
import { catalogueOf, eventOf, figureOf, searchOf } from './parts.ts'
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
  /** It has the theme's shape of cards. */
  readonly isShaped?: true
}

const forms: Readonly<Record<CardVariant, Form>> = {
  default: { isShaped: true },
  compact: { isShaped: true, isCompact: true },
  compass: { ground: 'page-color' },
  catalogue: { isShaped: true, part: 'catalogue' },
  'catalogue-compact': { isShaped: true, isCompact: true, part: 'catalogue' },
  event: { isShaped: true, ground: 'event', part: 'event' },
  link: { isPlain: true, ground: 'none', look: 'h5' },
  'image-left': { isShaped: true, look: 'h5' },
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
  const { flags, shapes } = context.theme()
  if (ground === 'event' && flags.eventCardColorVariables) return 'page-color'
  if (shapes.card !== 'slip') return undefined
  return flags.cardBackgroundColorVariables ? 'white-off' : 'white'
}

/** The accent of blocks of colour, unless content chooses another. */
const blockAccent = 'yellow'

/** Requirements cards/fields, cards/shown. A card without title and content is not shown, nor is one whose period is over. */
export function props(content: CardContent, context: Context) {
  const { variant, title, headlineColor, label, until } = content
  if (until !== undefined && !context.clock.isBefore(until)) return undefined
  const form = forms[variant]
  const search = form.part === 'search' ? searchOf(content, context) : undefined
  if (!title && !content.content && !search?.description) return undefined
  const event = form.part === 'event' ? eventOf(content, context) : undefined
  const isCompact = content.compact || form.isCompact === true
  const shape = form.isShaped && context.theme().shapes.card
  const catalogue = form.part === 'catalogue' ? catalogueOf(content) : undefined
  const surface = surfaceOf(content, form.ground, context)
  const isToned = shape === 'block' && !surface
  const figure = shape === 'block' && catalogue?.ects ? figureOf(catalogue.ects) : undefined
  const link = event?.button?.isDisabled ? undefined : targetOf(content)
  return {
    variant: variant === 'default' && isCompact ? ('compact' as const) : variant,
    title,
    preTitle: content.preTitle,
    level: content.headlineLevel,
    look: isCompact ? ('h5' as const) : (form.look ?? ('h4' as const)),
    shape: shape || undefined,
    accent: headlineColor ?? search?.accent ?? (isToned ? blockAccent : undefined),
    isToned,
    /** A large figure, in place of the picture. */
    figure,
    isHighlighted: isCompact && context.theme().compactCardHighlightedLevels.includes('h5'),
    isCompact,
    surface,
    text: content.content,
    image: isCompact || form.isPlain || figure ? undefined : content.image,
    isPortrait: content.rounded,
    ratio: content.rounded || shape === 'slip' ? ('1:1' as const) : content.imageRatio,
    link,
    linkLabel: link && content.linkLabel,
    badge: label && form.ground !== 'none' ? { label, link: content.customLabelLink } : undefined,
    catalogue: figure && catalogue ? { ...catalogue, ects: undefined } : catalogue,
    event,
    search,
    offer: offerOf(content, context),
    newTabHint: context.message('opensInNewTab'),
    atAGlance: context.message('atAGlance'),
    trackingEvent: content.trackingEvent,
  }
}

export type CardProps = NonNullable<ReturnType<typeof props>>
