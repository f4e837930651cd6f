import type { SentForm } from '../../../blocks/_kit/forms/definition.ts'
import type { FoundPage } from '../page/find-page.ts'
import type { PageRequest } from '../request-context.ts'
import type { PostedForm } from './read-post.ts'

/** A form that was sent, with the page that shows it. */
export interface FormPost {
  readonly http: Request
  readonly posted: Extract<PostedForm, { ok: true }>
  readonly found: FoundPage
  readonly form: SentForm
  readonly asked: PageRequest
  /** A script sent all steps at once, and takes JSON. */
  readonly isScript: boolean
}
