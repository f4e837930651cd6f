import { LinkWords } from './anchor.tsx'
import { Icon } from './icons/icon.tsx'

export type ButtonKind = 'primary' | 'secondary'
export type ButtonSize = 'small' | 'medium'

const kinds = { primary: 'button button-primary', secondary: 'button button-secondary' } as const
const sizes = { small: ' button-small', medium: '' } as const

/** Classes that make a link, a button or a disabled label look like a button. */
export const buttonClass = ({
  kind = 'primary',
  size = 'medium',
}: {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
}): string => kinds[kind] + sizes[size]

interface ButtonLookProps {
  readonly children: string
  readonly iconBefore?: string | undefined
  readonly iconAfter?: string | undefined
}

/** The content of an element with `buttonClass`: the label between its icons. */
export function ButtonLook({ children, iconBefore, iconAfter }: ButtonLookProps) {
  return (
    <>
      {iconBefore && <Icon name={iconBefore} className="icon button-icon" />}
      <span className="button-label">
        <LinkWords>{children}</LinkWords>
      </span>
      {iconAfter && <Icon name={iconAfter} className="icon button-icon button-icon-after" />}
    </>
  )
}
