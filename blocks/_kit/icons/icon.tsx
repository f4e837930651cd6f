import icons from 'virtual:site/icons'

/**
 * An inline icon of the family, as high as the text around it unless `className` says otherwise. Decorative: the text beside it
 * names it, or the control has a label. An unknown name draws nothing.
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
