import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** A card leads to a link, or to a path of this site (blocks specification, section 2, cards). */
function targetOf({ link, path }: Content): LinkTarget | undefined {
  return link ?? (path ? { href: `/${path.replace(/^[/\\]+/, '')}` } : undefined)
}

/** Both parts or nothing (blocks specification, section 5). */
const pair = (label: string | undefined, value: string | undefined) =>
  label && value ? { label, value } : undefined

function catalogueOf(content: Content) {
  const { moneySavingLabel, moneySavingValue, recognizedEctsLabel, recognizedEctsValue } = content
  return {
    ects: content.ectsText,
    language: content.languageText,
    saving: pair(moneySavingLabel, moneySavingValue),
    recognized: pair(recognizedEctsLabel, recognizedEctsValue),
    units: content.businessUnits.map(({ _uid, title }) => ({ uid: _uid || title, title })),
    more: content.subItems.length ? { title: content.accordionTitle, items: content.subItems } : undefined,
  }
}

function surfaceOf({ backgroundColor }: Content, context: Context) {
  return backgroundColor ?? (context.theme().flags.cardBackgroundColorVariables ? 'white-off' : 'white')
}

/** Blocks specification, sections 3 and 5. A card without title and content shows nothing. */
export function props(content: Content, context: Context) {
  const { variant, title, preTitle, headlineLevel, headlineColor, label } = content
  if (!title && !content.content) return undefined
  const isCatalogue = variant === 'catalogue' || variant === 'catalogue-compact'
  const isCompact = content.compact || variant === 'compact' || variant === 'catalogue-compact'
  const { compactCardHighlightedLevels } = context.theme()
  const link = targetOf(content)
  return {
    title,
    preTitle,
    level: headlineLevel,
    accent: headlineColor,
    isHighlighted: isCompact && compactCardHighlightedLevels.includes('h5'),
    isCompact,
    surface: surfaceOf(content, context),
    text: content.content,
    image: isCompact ? undefined : content.image,
    ratio: content.rounded ? ('1:1' as const) : content.imageRatio,
    link,
    linkLabel: link && content.linkLabel,
    badge: label ? { label, link: content.customLabelLink } : undefined,
    catalogue: isCatalogue ? catalogueOf(content) : undefined,
    newTabHint: context.message('opensInNewTab'),
    atAGlance: context.message('atAGlance'),
  }
}

export type CardProps = NonNullable<ReturnType<typeof props>>
export type Catalogue = NonNullable<CardProps['catalogue']>
