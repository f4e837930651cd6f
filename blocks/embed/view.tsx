import { Anchor } from '../_kit/anchor.tsx'
import { buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { EmbedProps } from './props.ts'

type Frame = NonNullable<EmbedProps['frame']>

const stages = {
  '16:9': 'embed-stage ratio-16-9',
  '4:3': 'embed-stage ratio-4-3',
  '1:1': 'embed-stage ratio-1-1',
  '2:1': 'embed-stage ratio-2-1',
} as const

const icons = { video: 'video', map: 'location' } as const

const Buttons = ({ labels }: Pick<Frame, 'labels'>) => (
  <div className="embed-buttons needs-script">
    <button type="button" className={buttonClass({ size: 'small' })} data-embed-once="">
      {labels.once}
    </button>
    <button type="button" className={buttonClass({ size: 'small' })} data-embed-always="">
      {labels.always}
    </button>
  </div>
)

/** Reserves the place of the later frame, so that nothing shifts. */
const Stage = ({ frame }: { readonly frame: Frame }) => (
  <div className={stages[frame.ratio]} data-embed-stage="">
    {frame.poster && (
      <Media
        asset={frame.poster}
        ratio={frame.ratio}
        sizes="(min-width: 1280px) 1216px, 100vw"
        className="embed-poster"
      />
    )}
    <div className="embed-panel surface-white">
      <p className="embed-notice">
        <Icon name={icons[frame.kind]} />
        <span>{frame.notice}</span>
      </p>
      <Buttons labels={frame.labels} />
      <p className="embed-failure" role="alert" hidden data-embed-failure="">
        {frame.labels.failure}
      </p>
    </div>
  </div>
)

/** Links that are there with and without the frame: the consent can be withdrawn where it was given. */
const FrameLinks = ({ settings, privacy, newTabHint }: Frame & Pick<EmbedProps, 'newTabHint'>) => (
  <>
    <Anchor className="text-link" link={settings.link} data-consent-settings="">
      {settings.label}
    </Anchor>
    <Anchor className="text-link" link={privacy.link} newTabHint={newTabHint}>
      {privacy.label}
    </Anchor>
  </>
)

/** A video or map of a provider. `client/services/embed.ts` loads the frame. */
function Figure({ title, link, linkText, frame, newTabHint }: EmbedProps & { readonly frame: Frame }) {
  return (
    <figure
      className="embed"
      aria-label={title}
      tabIndex={-1}
      data-enhance="embed"
      data-embed={frame.address}
      {...tracked({ event: 'content_engagement', type: frame.kind })}
    >
      <Stage frame={frame} />
      <figcaption className="embed-caption">
        <span className="embed-title">{title}</span>
        <span className="embed-links">
          <Anchor className="text-link" link={link} newTabHint={newTabHint}>
            {linkText}
          </Anchor>
          <FrameLinks {...frame} newTabHint={newTabHint} />
        </span>
      </figcaption>
    </figure>
  )
}

/** A plain link for an address of no provider in the table. */
const PlainLink = ({ title, link, linkText, newTabHint }: EmbedProps) => (
  <p className="embed-plain" {...tracked({ event: 'content_engagement', type: 'link' })}>
    <span className="embed-title">{title}</span>
    <Anchor className="text-link" link={link} newTabHint={newTabHint}>
      {linkText}
    </Anchor>
  </p>
)

/** Requirement embeds/block. */
export const View = ({ frame, ...embed }: EmbedProps) => (
  <Section size={embed.size} spacing={embed.spacing}>
    {frame ? <Figure {...embed} frame={frame} /> : <PlainLink {...embed} frame={frame} />}
  </Section>
)
