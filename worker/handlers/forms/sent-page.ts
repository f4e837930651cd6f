import { html } from 'hono/html'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { messages } from '../../../blocks/form/messages.ts'
import type { Sent } from '../../forms/submission.ts'
import { bundledPage } from '../../http/bundled-page.ts'
import { htmlResponse } from '../../http/responses.ts'

/** The page after a form that was stored while the content of the site could not be had. */
export function sentPage({ language, reference, unmailed }: Sent & { readonly language: string }): Response {
  const words = wordsIn(messages, language)
  const content = html`<p>${unmailed ? words.unmailed : words.sent}</p><p>${words.reference} <b>${reference}</b></p>`
  const answer = htmlResponse(200, bundledPage({ language, title: words.sentHeadline, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
