import { Anchor } from '../_kit/anchor.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import type { LinkedImageProps } from './props.ts'

const sizes = '(min-width: 1280px) 1280px, 100vw'

export function View({ image, ratio, link, size, spacing, newTabHint }: LinkedImageProps) {
  const picture = (
    <Media asset={image} ratio={ratio} sizes={sizes} keepsWidth className="linked-image-picture" />
  )
  return (
    <Section size={size} spacing={spacing}>
      {link ? (
        <Anchor
          className="linked-image"
          link={link}
          newTabHint={newTabHint}
          aria-label={image.alt ? undefined : link.href}
        >
          {picture}
        </Anchor>
      ) : (
        picture
      )}
    </Section>
  )
}
