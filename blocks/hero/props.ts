import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { themeNamed } from '../_kit/themes/all.ts'
import type { schema } from './schema.ts'
import { heroForm } from './type.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Letters that fit on one line of a large headline beside a picture. */
const longestShortWord = 15

/** Does a word, between its soft hyphens, need a smaller headline? */
export const hasLongWord = (headline: string): boolean =>
  headline.split(/[\s\u00ad-]+/).some(word => word.length > longestShortWord)

/** `ctaHref` belongs to the split types (blocks specification, section 2). */
function callToAction({ ctaHref, ctaLabel }: Content, kind: string) {
  return kind === 'split' && ctaHref && ctaLabel ? { link: ctaHref, label: ctaLabel } : undefined
}

function voucherOf({ voucherCode, voucherLabel, voucherButtonText, voucherButtonLink }: Content) {
  if (!voucherCode) return undefined
  const button =
    voucherButtonText && voucherButtonLink ? { label: voucherButtonText, link: voucherButtonLink } : undefined
  return { code: voucherCode, label: voucherLabel, button }
}

function ratingOf({ showStarRating, starRatingPercentage, starRatingLabel }: Content) {
  return showStarRating && starRatingPercentage !== undefined
    ? { percentage: starRatingPercentage, label: starRatingLabel }
    : undefined
}

/** Blocks specification, sections 2 (hero variants) and 3 (hero props). */
export function props(content: Content, context: Context) {
  const { type, theme, headline, subline, image } = content
  const form = heroForm(type, () => (theme ? themeNamed(theme) : context.theme()).heroSuffix)
  if (!form || !(headline || subline || image)) return undefined
  const { highlightedLevels, subheadlineHighlighted } = context.theme()
  return {
    ...form,
    headline,
    subline,
    isSublineApart: content.excludeSublineFromH1 || !headline,
    isHighlighted: content.isHighlighted || highlightedLevels.includes('h1'),
    isSublineHighlighted: subheadlineHighlighted,
    isLong: headline !== undefined && hasLongWord(headline),
    isHyphenated: content.toggleHyphensAuto,
    frameLabel: content.frameLabel,
    image: form.kind === 'basic' ? undefined : image,
    character: content.characterImage,
    logos: content.logoImages,
    surface: content.background,
    accent: content.color,
    size: content.containerClass,
    action: callToAction(content, form.kind),
    rating: ratingOf(content),
    voucher: voucherOf(content),
    flag: content.flagText
      ? { text: content.flagText, link: content.flagHref, icon: content.flagIcon }
      : undefined,
    search: content.search,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type HeroProps = NonNullable<ReturnType<typeof props>>
