import type { BlockPlace, Context } from '../_kit/context.ts'
import { hasOverlongWord, wordClass } from '../_kit/long-words.ts'
import { themeNamed } from '../_kit/themes/all.ts'
import { callToAction, pickerOf, ratingOf, voucherOf } from './parts.ts'
import type { HeroContent } from './schema.ts'
import { heroForm } from './type.ts'

/** Requirements hero/types, hero/props. */
export function props(content: HeroContent, context: Context, place: BlockPlace) {
  const { type, theme, headline, subline, image, drawing } = content
  const form = heroForm(type, () => (theme ? themeNamed(theme) : context.theme()).heroSuffix)
  if (!form || !(headline || subline || image || drawing.length)) return undefined
  const { highlightedLevels, subheadlineHighlighted, shapes } = context.theme()
  const words = {
    headline,
    subline,
    frameLabel: content.frameLabel,
    action: callToAction(content, form.kind),
    rating: ratingOf(content, context),
    voucher: voucherOf(content, context),
    picker: pickerOf(content, form.kind, context),
  }
  return {
    ...form,
    ...words,
    search: content.search,
    logos: content.logoImages,
    hasWords: Boolean(
      Object.values(words).some(Boolean) || content.search.length || content.logoImages.length,
    ),
    isSublineApart: content.excludeSublineFromH1 || !headline,
    isHighlighted: content.isHighlighted || highlightedLevels.includes('h1'),
    isSublineHighlighted: subheadlineHighlighted,
    wordClass: headline && wordClass(headline),
    isHyphenated: content.toggleHyphensAuto || (headline !== undefined && hasOverlongWord(headline)),
    image: drawing.length ? undefined : image,
    drawing,
    isSheet: drawing.length > 0 && form.shape === 'slope' && shapes.bannerDrawing === 'sheet',
    // Only the picture at the top of a page is loaded first.
    opensPage: place.ordinal() === 0,
    character: content.characterImage,
    surface: content.background,
    accent: content.color,
    size: content.containerClass,
    flag: content.flagText
      ? { text: content.flagText, link: content.flagHref, icon: content.flagIcon }
      : undefined,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type HeroProps = NonNullable<ReturnType<typeof props>>
