import { Anchor } from '../_kit/anchor.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { firstViews, Slider } from '../_kit/slider.tsx'
import type { LogoCloudProps } from './props.ts'

const sizes = '192px'

type Logo = LogoCloudProps['logos'][number]

function Tile({ logo: { image, link }, newTabHint }: { logo: Logo; newTabHint: string }) {
  // A logo of unknown size has the shape of most.
  const picture = (
    <Media asset={{ width: 320, height: 120, ...image }} sizes={sizes} className="logo-cloud-image" />
  )
  if (!link) return <div className="logo-cloud-tile">{picture}</div>
  return (
    <Anchor
      className="logo-cloud-tile"
      link={link}
      newTabHint={newTabHint}
      aria-label={image.alt ? undefined : link.href}
    >
      {picture}
    </Anchor>
  )
}

function Tiles({ logos, newTabHint }: Pick<LogoCloudProps, 'logos' | 'newTabHint'>) {
  return logos.map(logo => (
    <li key={logo.uid} className="slide">
      <Tile logo={logo} newTabHint={newTabHint} />
    </li>
  ))
}

function Headline({ headline, isHighlighted }: Pick<LogoCloudProps, 'headline' | 'isHighlighted'>) {
  if (!headline) return null
  return (
    <Heading level={headline.level} look="h4" highlighted={isHighlighted}>
      {headline.text}
    </Heading>
  )
}

/** Requirement people-blocks/logo-cloud. */
export function View(props: LogoCloudProps) {
  const { headline, label, slider, surface, spacing } = props
  return (
    <Section surface={surface} spacing={spacing}>
      {slider ? (
        <Slider
          label={label}
          words={slider.words}
          look={`logo-cloud-slides slider-steps slider-most-6 ${firstViews[slider.slidesPerView - 1]}`}
          head={headline && <Headline {...props} />}
        >
          <Tiles {...props} />
        </Slider>
      ) : (
        <>
          <Headline {...props} />
          <ul className="logo-cloud-row">
            <Tiles {...props} />
          </ul>
        </>
      )}
    </Section>
  )
}
