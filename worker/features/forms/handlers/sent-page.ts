import { html } from 'hono/html'
import type { FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { messages } from '../../../../blocks/form/messages.ts'
import { bundledPage, htmlResponse } from '../../../core/base/http/responses.ts'
import type { Sent } from '../submission.ts'
import { linesTable, readDeclared, receivedLines } from './receipt.ts'

interface SentQuestion extends Sent {
  readonly form: SentForm
  readonly values: FormValues
}

/**
 * The page after a form that was stored while the content of the site could not be read; for a declaration with its receipt.
 */
export function sentPage({ form, values, reference, unmailed, receipt }: SentQuestion): Response {
  const { language } = form.definition
  const words = wordsIn(messages, language)
  const kept =
    receipt &&
    html`${linesTable([...readDeclared(form, values), ...receivedLines({ ...receipt, reference, language })])}<p>${words.keepReceipt}</p>`
  const content = html`<p>${unmailed ? words.unmailed : words.sent}</p><p>${words.reference} <b>${reference}</b></p>${kept}`
  const answer = htmlResponse(200, bundledPage({ language, title: words.sentHeadline, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
