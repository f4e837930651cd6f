import { reportFailure } from '../navigation/leaving.ts'
import { idle, loaded } from '../triggers.ts'

/**
 * Fetches the web font and sets it when the page has loaded and the browser is idle, so that font, code and work delay nothing else.
 * Without the font the page stays as it is.
 */
export async function watchFont(): Promise<void> {
  // Some engines do not have this set.
  const face = [...(document.fonts ?? [])].find(({ display }) => display === 'optional')
  if (!face) return
  await loaded()
  const start = async () => (await import('../when-idle.ts')).startLateFont(face)
  idle(document.body, () => start().catch(reportFailure), '')
}
