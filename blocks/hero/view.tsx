import { Blocks } from '../_kit/blocks.tsx'
import { type Cut, Media } from '../_kit/media.tsx'
import type { MediaRatio } from '../_kit/media-address.ts'
import { widthClass } from '../_kit/section.tsx'
import { Flag } from './flag.tsx'
import type { HeroProps } from './props.ts'
import type { HeroKind, HeroShape } from './type.ts'
import { Words } from './words.tsx'

interface Picture {
  readonly ratio: MediaRatio
  readonly sizes: string
  readonly cuts?: readonly Cut[]
}

const phone: Cut = { media: '(max-width: 639.98px)', ratio: '4:3' }
const tablet: Cut = { media: '(max-width: 1023.98px)', ratio: '2:1' }

/** Ratios of the pictures (requirement hero/picture-ratios): 180:79 on large screens, 2:1 or 4:3 on smaller ones. */
const sloped: Readonly<Record<HeroKind, Picture>> = {
  full: { ratio: '180:79', sizes: '(min-width: 1024px) 70vw, 100vw', cuts: [phone, tablet] },
  split: { ratio: '4:3', sizes: '(min-width: 1024px) 48vw, 100vw', cuts: [phone, tablet] },
  compact: { ratio: '2:1', sizes: '(min-width: 1024px) 70vw, 100vw', cuts: [phone] },
  basic: { ratio: '4:3', sizes: '(min-width: 1024px) 40vw, 100vw', cuts: [phone, tablet] },
}
const circle: Picture = { ratio: '1:1', sizes: '(min-width: 1024px) 850px, (min-width: 768px) 450px, 425px' }
const pictures: Readonly<Record<HeroShape, (kind: HeroKind) => Picture>> = {
  slope: kind => sloped[kind],
  circle: () => circle,
  spot: () => circle,
}

const kindClasses = {
  full: 'hero-full',
  split: 'hero-split',
  compact: 'hero-compact',
  basic: 'hero-basic',
} as const
const shapeClasses = {
  slope: 'hero-slope',
  circle: 'hero-round hero-circle',
  spot: 'hero-round hero-spot',
} as const

/** The start of a page (requirement hero/types): words first, the picture beside or behind. */
export function View(props: HeroProps) {
  const { kind, shape, surface, accent, size, hasWords, image, drawing, character, flag } = props
  const { isSheet, opensPage, newTabHint } = props
  const isPictured = image !== undefined || drawing.length > 0
  const { ratio, sizes, cuts } = pictures[shape](kind)
  const isPanel =
    shape === 'slope' && !isSheet && (kind === 'full' || kind === 'compact') && isPictured && hasWords
  const look = [
    `hero surface-${surface}`,
    kindClasses[kind],
    shapeClasses[shape],
    accent && `accent-${accent}`,
    isPictured ? 'hero-pictured' : 'hero-plain',
    isPanel && 'hero-panel',
    drawing.length > 0 && 'hero-drawn',
    isSheet && 'hero-sheet',
    !hasWords && 'hero-wordless',
  ]
  return (
    <section className={look.filter(Boolean).join(' ')}>
      {hasWords && (
        <div className={`hero-frame ${widthClass(size)}`}>
          <Words {...props} />
        </div>
      )}
      {(isPictured || character || flag) && (
        <div className="hero-scene">
          {image && (
            <div className="hero-picture">
              <Media
                asset={image}
                ratio={ratio}
                cuts={cuts}
                sizes={sizes}
                widest={3000}
                fetched={opensPage ? 'first' : 'late'}
                className="hero-image"
              />
            </div>
          )}
          {drawing.length > 0 && (
            <div className="hero-picture hero-drawing">
              <Blocks items={drawing} />
            </div>
          )}
          {character && (
            <Media
              asset={character}
              ratio="1:1"
              face
              sizes="(min-width: 1280px) 192px, 15vw"
              fetched={opensPage ? 'early' : 'late'}
              className="hero-character"
            />
          )}
          <Flag flag={flag} newTabHint={newTabHint} />
        </div>
      )}
    </section>
  )
}
