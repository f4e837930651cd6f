import { Blocks } from '../_kit/blocks.tsx'
import { type HeadingLevel, Title } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import { Video } from '../_kit/video.tsx'
import type { MediaTextProps } from './props.ts'

/** How wide pictures of each size are shown. */
const sizes = {
  '33': '(min-width: 1280px) 401px, (min-width: 768px) 33vw, 100vw',
  '50': '(min-width: 1280px) 608px, (min-width: 768px) 50vw, 100vw',
  '66': '(min-width: 1280px) 803px, (min-width: 1024px) 66vw, 100vw',
  '100': '(min-width: 1280px) 1216px, 100vw',
} as const

const layouts = {
  '33': 'media-text media-text-33',
  '50': 'media-text media-text-50',
  '66': 'media-text media-text-66',
  '100': 'media-text media-text-100',
} as const

/** The more room the words have, the larger their headline, but never larger than its level. */
const looks = { '33': 'h2', '50': 'h3', '66': 'h3', '100': 'h2' } as const
const lookOf = (size: MediaTextProps['size'], level: HeadingLevel) =>
  level > looks[size] ? level : looks[size]

function Words({ words, size, isHighlighted, newTabHint }: MediaTextProps) {
  if (!words) return null
  const { headline, level, text, buttons } = words
  return (
    <div className="media-text-words">
      {headline && (
        <Title
          words={headline}
          level={level}
          look={lookOf(size, level)}
          highlighted={isHighlighted}
          className="media-text-headline"
        />
      )}
      {text && <RichText value={text} newTabHint={newTabHint} className="media-text-text" />}
      {buttons.length > 0 && (
        <div className="flow media-text-buttons">
          <Blocks items={buttons} />
        </div>
      )}
    </div>
  )
}

function Figure({ media, size }: MediaTextProps) {
  if (!media) return null
  if (media.kind === 'video') {
    return (
      <div className="media-text-media">
        <Video {...media} />
      </div>
    )
  }
  const { asset, ratio, poster } = media
  return (
    <div className={`media-text-media media-text-picture${ratio === '1:1' ? ' media-text-square' : ''}`}>
      <Media
        asset={asset}
        ratio={ratio}
        poster={poster}
        sizes={sizes[size]}
        widest={size === '100' ? 3000 : undefined}
        className="media-text-image"
      />
    </div>
  )
}

/** Requirement layout-blocks/media-text. On small screens the words are below the media. */
export function View(props: MediaTextProps) {
  const { media, words, size, position, surface, accent, top, bottom, spacing } = props
  const look = [media && words ? layouts[size] : 'media-text', position === 'right' && 'media-text-reverse']
  return (
    <Section surface={surface} accent={accent} top={top} bottom={bottom} spacing={spacing}>
      <div className={look.filter(Boolean).join(' ')}>
        <Words {...props} />
        <Figure {...props} />
      </div>
    </Section>
  )
}
