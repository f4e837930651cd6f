import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { PageRequest } from '../../../core/answer/request-context.ts'
import type { FoundForm } from './form-request.ts'
import type { PostedForm } from './read-post.ts'

/** A form that was sent, with the page that shows it. */
export interface FormPost extends FoundForm {
  readonly http: Request
  readonly posted: Extract<PostedForm, { ok: true }>
  readonly asked: PageRequest
  /** A script sent the form, and takes JSON. */
  readonly isScript: boolean
  /** Resolves to the form in the language of the staff, where that is another one (`findForStaff`). */
  readonly formForStaff: () => Promise<SentForm | undefined>
}
