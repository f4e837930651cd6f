import { writeEntry } from '../../_kit/client/write-entry.ts'
import { technicalFields } from '../../_kit/forms/definition.ts'
import type { PageForm } from './page-form.ts'
import { inputOf } from './send.ts'

/**
 * Notes in this entry of the history which query shows the form as it stands. A browser that comes back to the entry may show the page from
 * its cache, as it was before the visitor's answers were saved (RFC 9111, section 6).
 */
export const noteInHistory = (query: string) => writeEntry({ ...history.state, form: query })

/** Leads from a page that knows of no answers to the one that this entry of the history was left with. */
export function leadToNoted(form: PageForm): void {
  const query: unknown = history.state?.form
  if (query && inputOf(form, technicalFields.revision)?.value === '0') location.replace(`?${query}`)
}
