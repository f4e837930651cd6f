import * as v from 'valibot'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

/** Markup as an editor wrote it, before the page's sanitiser made it safe. Never shown as it is. */
export interface Markup {
  readonly kind: 'markup'
  readonly source: string
}

const markup = v.pipe(
  v.string(),
  v.trim(),
  v.transform((source): Markup => ({ kind: 'markup', source })),
)

/**
 * Simple HTML. Props and views get it as `SafeHtml`, cleaned by an allow-list: text-level elements, lists and safe
 * links (requirement texts/sanitised-html).
 */
export function html<R extends boolean = false>(options: FieldOptions<R> = {}): Field<Filled<Markup, R>> {
  return field<Markup, R>(markup, {
    type: 'textarea',
    translatable: true,
    html: true,
    ...options,
    required: (options.required ?? false) as R,
  })
}
