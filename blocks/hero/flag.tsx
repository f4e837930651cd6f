import { Anchor } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { HeroProps } from './props.ts'

export function Flag({ flag, newTabHint }: Pick<HeroProps, 'flag' | 'newTabHint'>) {
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
