import type { FieldKind } from '../../_kit/forms/definition.ts'
import { fieldsOf, nameAt, type PageForm, valuesIn } from './page-form.ts'

/** Fields that a visitor types, and for which no page has a value. */
const typedKinds: ReadonlySet<FieldKind> = new Set(['text', 'email', 'tel', 'number', 'date', 'textarea'])

/**
 * Whether answers stood in a form before its first input, which a browser restores or fills in: how long the visitor took for them is not
 * known.
 */
export function isFilledBefore(form: PageForm, event: Event): boolean {
  const values = valuesIn(form)
  const own = nameAt(event)
  return fieldsOf(form).some(
    ({ name, kind, required }) => required && typedKinds.has(kind) && name !== own && values[name]?.length,
  )
}
