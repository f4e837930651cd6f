import icons from 'virtual:site/icons'
import { furtherIcons, type IconName, isIconName } from './names.ts'

/**
 * Space between words and their icon: the icon stays on the last line and never wraps alone. A no-break space is the one character that
 * keeps an inline box on its line (CSS Text 3, section 5.1).
 */
export const iconSpace = '\u{A0}'

/** The address of an icon: most are in one file, those that only content names in a second. */
export const iconAddress = (name: IconName) =>
  `${Object.hasOwn(furtherIcons, name) ? icons.further : icons.common}#${name}`

/**
 * An icon of the family, as high as the text around it unless `className` sets another size: a reference into a file of icons, in the
 * colour of the text. Decorative: the text beside it names it, or the control has a label. An unknown name renders no element.
 */
export function Icon({ name, className = 'icon' }: { name: string; className?: string | undefined }) {
  if (!isIconName(name)) return null
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
