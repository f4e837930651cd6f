import { loaded } from '../triggers.ts'

/** In a fixed-width font this is as wide as in no font of the themes. */
const sample = 'mmmm'

/** Whether text is still drawn in a local font although its web font is loaded. */
export function isLeftOut(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  const widthIn = (families: string) => {
    context.font = `100px ${families}`
    return context.measureText(sample).width
  }
  return widthIn(`"${family}", monospace`) === widthIn('monospace')
}

/**
 * Sets a font that the browser left out because it arrived after the first paint (`font-display: optional`), once the page
 * has loaded, so that its code and work delay nothing else.
 */
export async function watchFont(): Promise<void> {
  // Some engines do not have this set.
  const optional = [...(document.fonts ?? [])].find(face => face.display === 'optional')
  if (!optional) return
  // Without the font the page stays as it is.
  const face = await optional.load().catch(() => undefined)
  const family = face?.family.replaceAll('"', '')
  await loaded()
  if (family && isLeftOut(family)) await (await import('./set-late-font.ts')).setLateFont(family)
}
