import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import type { Asset } from '../_kit/fields/asset.ts'
import { Icon } from '../_kit/icons/icon.tsx'
import { Media } from '../_kit/media.tsx'
import type { HeroProps } from './props.ts'

/** The code stays text; copying it is an addition for browsers with scripts. */
export function Voucher({ voucher, newTabHint }: { voucher: HeroProps['voucher']; newTabHint: string }) {
  if (!voucher) return null
  const { label, code, button } = voucher
  return (
    <div className="hero-voucher">
      <p className="hero-voucher-text">
        {label && <span>{label}</span>} <code className="hero-voucher-code">{code}</code>
      </p>
      {button && (
        <Anchor className={buttonClass({ size: 'small' })} link={button.link} newTabHint={newTabHint}>
          <ButtonLook iconAfter="arrow-right">{button.label}</ButtonLook>
        </Anchor>
      )}
    </div>
  )
}

export function Flag({ flag, newTabHint }: { flag: HeroProps['flag']; newTabHint: string }) {
  if (!flag) return null
  const { text, link, icon } = flag
  const inside = (
    <>
      {icon && <Icon name={icon} className="icon hero-flag-icon" />}
      <span>{text}</span>
      {link && <Icon name="arrow-right" />}
    </>
  )
  return link ? (
    <Anchor className="hero-flag hero-flag-link" link={link} newTabHint={newTabHint}>
      {inside}
    </Anchor>
  ) : (
    <p className="hero-flag">{inside}</p>
  )
}

export function Logos({ logos }: { logos: readonly Asset[] }) {
  if (!logos.length) return null
  return (
    <ul className="hero-logos">
      {logos.map(logo => (
        <li key={logo.filename}>
          <Media asset={{ width: 320, height: 120, ...logo }} sizes="144px" priority className="hero-logo" />
        </li>
      ))}
    </ul>
  )
}
