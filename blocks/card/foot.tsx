import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Icon, iconSpace } from '../_kit/icons/icon.tsx'
import type { CardProps } from './props.ts'

const button = buttonClass({ size: 'small' })

function Words({ event, linkLabel }: CardProps) {
  if (event?.button)
    return (
      <span className={button}>
        <ButtonLook iconAfter="arrow-right">{event.button.label}</ButtonLook>
      </span>
    )
  return (
    <>
      {linkLabel && linkLabel + iconSpace}
      <Icon name="arrow-right" className="icon card-arrow" />
    </>
  )
}

/** The link's words. Below a title that is the link already they are a picture of it. */
export function Foot(props: CardProps) {
  const { title, preTitle, link, linkLabel, event, newTabHint } = props
  if (event?.button?.isDisabled)
    return (
      <p className="card-foot">
        <button type="button" disabled className={button}>
          <ButtonLook>{event.button.label}</ButtonLook>
        </button>
      </p>
    )
  if (!link) return null
  const isNamed = Boolean(linkLabel || event?.button)
  const className = isNamed ? 'card-foot' : 'card-foot card-foot-bare'
  if (title) {
    return (
      <p className={className} aria-hidden="true">
        <Words {...props} />
      </p>
    )
  }
  return (
    <p className={className}>
      <Anchor
        className="card-link"
        link={link}
        newTabHint={newTabHint}
        aria-label={isNamed ? undefined : (preTitle ?? link.href)}
      >
        <Words {...props} />
      </Anchor>
    </p>
  )
}
