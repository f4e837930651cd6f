import icons from 'virtual:site/icons'

/**
 * Between words and their icon, which stands on their last line and never alone on the next: the one character beside
 * which browsers keep a box in the line (CSS Text 3, section 5.1).
 */
export const iconSpace = '\u{A0}'

/**
 * An inline icon of the family, as high as the text around it unless `className` says otherwise. Decorative: the text beside it
 * names it, or the control has a label. An unknown name renders no element.
 */
export function Icon({ name, className = 'icon' }: { name: string; className?: string | undefined }) {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (!icon) return null
  return (
    <svg
      className={className}
      viewBox={icon.viewBox}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  )
}
