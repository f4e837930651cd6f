const styledClasses: Readonly<Record<string, string>> = {
  lead: 'text-lg',
  large: 'text-lg',
  small: 'text-sm',
  muted: 'text-muted',
  accent: 'text-accent',
  highlight: 'highlight',
}

/** The class for a `styled` mark that editors may use; undefined for any other. */
export const styledClass = (name: string): string | undefined =>
  Object.hasOwn(styledClasses, name) ? styledClasses[name] : undefined

const markColors: readonly (readonly [rgb: readonly [number, number, number], className: string])[] = [
  [[16, 36, 43], 'text-text'],
  [[74, 95, 102], 'text-muted'],
  [[11, 85, 99], 'text-accent'],
  [[29, 107, 67], 'text-positive'],
  [[163, 72, 15], 'text-notice'],
]

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const farthest = 120

/** The palette role nearest to a colour from content; undefined for one that is no colour or near none. */
export function markColorClass(color: string): string | undefined {
  const match = hex.exec(color.trim().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'))
  if (!match) return undefined
  const wanted = match.slice(1).map(part => Number.parseInt(part, 16))
  const ranked = markColors.map(
    ([rgb, className]) =>
      [Math.hypot(...rgb.map((part, index) => part - wanted[index]!)), className] as const,
  )
  const [distance, className] = ranked.sort(([a], [b]) => a - b)[0]!
  return distance <= farthest ? className : undefined
}
