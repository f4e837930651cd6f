import { Anchor, LinkWords } from '../_kit/anchor.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { props } from './props.ts'

export function View({
  words,
  link,
  iconBefore,
  iconAfter,
  boldLink,
  marks,
  newTabHint,
}: NonNullable<ReturnType<typeof props>>) {
  return (
    <Anchor
      link={link}
      newTabHint={newTabHint}
      {...marks}
      className={
        boldLink
          ? 'text-link inline-flex items-center gap-2 font-bold'
          : 'text-link inline-flex items-center gap-2'
      }
    >
      {iconBefore ? <Icon name={iconBefore} /> : null}
      <span>
        <LinkWords>{words}</LinkWords>
      </span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </Anchor>
  )
}
