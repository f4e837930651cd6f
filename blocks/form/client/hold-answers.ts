import { technicalFields } from '../../_kit/forms/definition.ts'
import type { PageForm } from './page-form.ts'

const { go, mail } = technicalFields

/**
 * Keeps the answers of a form, and the ways to its other steps, from being changed while they are sent: a change would be neither sent nor
 * kept. The focus moves from a field to the button that tells what is under way. Returns a function that takes it back.
 */
export function holdAnswers({ element }: PageForm): () => void {
  const focused = document.activeElement
  const held = [
    ...element.querySelectorAll<HTMLElement>(`[data-field], [name="${mail}"], [name="${go}"]`),
  ].filter(one => one !== focused || one.matches('input'))
  if (held.some(one => one.contains(focused)))
    element
      .querySelector<HTMLElement>('[data-step]:not([hidden]) button[type=submit]:not([name])')
      ?.focus({ preventScroll: true })
  const hold = (isHeld: boolean) => {
    for (const one of held) one.inert = isHeld
  }
  hold(true)
  return () => hold(false)
}
