import { html } from 'hono/html'
import { type FormState, technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { messages } from '../../../../blocks/form/messages.ts'
import { bundledPage, htmlResponse } from '../../../core/base/http/responses.ts'
import { linesTable, readDeclared } from './receipt.ts'
import { hiddenInputs } from './retry-page.ts'

interface Confirmation {
  readonly form: SentForm
  readonly state: Pick<FormState, 'step' | 'values'>
  /** The values that were posted with the previous step. */
  readonly entered: Entered
  /** Path and query to which the form is sent. */
  readonly action: string
}

/** The confirmation step of a declaration while the content of the site cannot be read: the entered values, and the button. */
export function confirmPage({ form, state: { step, values }, entered, action }: Confirmation): Response {
  const { language } = form.definition
  const words = wordsIn(messages, language)
  const steps = Array.from({ length: step + 1 }, (_, index) => String(step - index))
  const inputs = hiddenInputs(new Map([...entered, [technicalFields.step, steps]]))
  const content = html`${linesTable(readDeclared(form, values))}<form method="post" action="${action}">${inputs}<button>${words.submit}</button></form>`
  const answer = htmlResponse(200, bundledPage({ language, title: words.check, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
