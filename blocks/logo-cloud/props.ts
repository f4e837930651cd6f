import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { sliderWords } from '../_kit/slider.tsx'
import type { schema } from './schema.ts'

/** From so many logos on they are a slider; so many are side by side (requirement people-blocks/logo-cloud). */
const sliderFrom = 3
const defaultSlidesPerView = 2

/**
 * A logo without a picture's address is skipped, and without any logo the block is not shown. Logos and headline are the block's own, else
 * those of the set that it refers to.
 */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { headlineLevel, slidesPerView = defaultSlidesPerView, backgroundColor, spacing, set } = content
  const headline = content.headline ?? set?.headline
  const entries = content.logos.length ? content.logos : (set?.logos ?? [])
  const logos = entries.flatMap(({ _uid, image, href }, index) =>
    image ? [{ uid: _uid || String(index), image, link: href }] : [],
  )
  if (!logos.length) return undefined
  return {
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    logos,
    label: headline ?? context.message('logos'),
    slider:
      logos.length >= sliderFrom
        ? {
            slidesPerView: Math.floor(slidesPerView),
            words: sliderWords(context),
          }
        : undefined,
    surface: backgroundColor,
    spacing,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type LogoCloudProps = NonNullable<ReturnType<typeof props>>
