import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { MediaRatio } from '../_kit/media-address.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { isVideo } from '../_kit/video.tsx'
import type { imageSizes, schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Size = (typeof imageSizes)[number]

const ratios: Readonly<Record<Size, MediaRatio>> = { '33': '1:1', '50': '4:3', '66': '16:9', '100': '2:1' }

function mediaOf(content: Content, size: Size, context: Context) {
  const { media, imageRatio, poster, captions, preload } = content
  if (!media) return undefined
  if (!isVideo(media))
    return { kind: 'picture' as const, asset: media, ratio: imageRatio ?? ratios[size], poster }
  return {
    kind: 'video' as const,
    asset: media,
    poster,
    preload,
    captions: captions && {
      src: captions.filename,
      language: context.language(),
      label: context.message('captions'),
    },
  }
}

/** Media beside words; either alone has the whole width, and without both the block is not shown. */
export function props(content: Content, context: Context) {
  const { headline, headlineLevel, text, buttons } = content
  const hasWords = Boolean(headline || text || buttons.length)
  if (!hasWords && !content.media) return undefined
  const size = hasWords ? content.imageSize : '100'
  return {
    media: mediaOf(content, size, context),
    size,
    position: content.mediaPosition,
    words: hasWords ? { headline, level: headlineLevel, text, buttons } : undefined,
    isHighlighted: content.isHighlighted || context.theme().highlightedLevels.includes(headlineLevel),
    surface: content.backgroundColor,
    accent: content.accentColor,
    top: content.topEdge,
    bottom: content.bottomEdge,
    spacing: content.spacing,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type MediaTextProps = NonNullable<ReturnType<typeof props>>
