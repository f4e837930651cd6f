import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { objectsOf } from '../content/tree.ts'

/** The component of a form. */
export const formComponent = 'form'

/** The forms among a resolved block and those below it, in the order of the document. */
export function* formsBelow(resolved: unknown): Generator<SentForm> {
  for (const { component, props } of objectsOf(resolved)) {
    if (component !== formComponent || !props) continue
    // The block's props have this part (`SentForm`).
    const { definition, delivery } = props as Partial<SentForm>
    if (definition && delivery) yield { definition, delivery }
  }
}
