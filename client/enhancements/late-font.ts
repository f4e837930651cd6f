import { loaded } from '../triggers/loaded.ts'

/** In a fixed-width font this is as wide as in no font of the themes. */
const sample = 'mmmm'

/** Whether text that asks for a font that is loaded is still drawn in a local one. */
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
 * A font that the browser leaves out because it came after the first paint (`font-display: optional`) is set once the page
 * has loaded, so that code and work for it delay nothing else.
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
