import { Anchor } from '../_kit/anchor.tsx'
import { Island } from '../_kit/blocks.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import type { LogoCloudProps } from './props.ts'

const sizes = '192px'

/** By the number of slides side by side on small screens. */
const tracks = [
  'logo-cloud-slides logo-cloud-from-1',
  'logo-cloud-slides logo-cloud-from-2',
  'logo-cloud-slides logo-cloud-from-3',
  'logo-cloud-slides logo-cloud-from-4',
  'logo-cloud-slides logo-cloud-from-5',
  'logo-cloud-slides logo-cloud-from-6',
]

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

function Tiles({ logos, newTabHint, className }: Pick<LogoCloudProps, 'logos' | 'newTabHint'> & Look) {
  return (
    <ul className={className}>
      {logos.map(logo => (
        <li key={logo.uid} className="logo-cloud-slide">
          <Tile logo={logo} newTabHint={newTabHint} />
        </li>
      ))}
    </ul>
  )
}

interface Look {
  readonly className: string
}

/** Logos that are scrolled through, by the buttons of the island or by the browser's own means. */
function Slider(props: LogoCloudProps & { slider: NonNullable<LogoCloudProps['slider']> }) {
  const { label, slider } = props
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: no set of form fields */}
      <div className="logo-cloud-track" role="group" tabIndex={0} aria-label={label} data-slides="">
        <Tiles {...props} className={tracks[slider.slidesPerView - 1]!} />
      </div>
      <div className="logo-cloud-controls needs-script">
        <Island name="logo-cloud" trigger="visible" props={slider.labels} />
      </div>
    </>
  )
}

/** Requirement people-blocks/logo-cloud. */
export function View(props: LogoCloudProps) {
  const { headline, isHighlighted, slider, surface, spacing } = props
  return (
    <Section surface={surface} spacing={spacing}>
      <div className="logo-cloud" data-slider="">
        {headline && (
          <Heading
            level={headline.level}
            look="h4"
            highlighted={isHighlighted}
            className="logo-cloud-headline"
          >
            {headline.text}
          </Heading>
        )}
        {slider ? <Slider {...props} slider={slider} /> : <Tiles {...props} className="logo-cloud-row" />}
      </div>
    </Section>
  )
}
