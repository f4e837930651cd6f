import { tooManyRequests } from '../../errors.ts'
import { limitMissing } from '../base/http/limits.ts'
import { redirectResponse } from '../base/http/responses.ts'
import { failureLine } from '../base/log/reason-of.ts'
import { isCounted } from '../page/experiments/choose-variant.ts'
import { languageOf } from '../request/site/page-path.ts'
import { answerPageFailure } from './answer-error.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { keepAnswer, keepRedirect } from './keep-answer.ts'
import { pageReply, type Reply, visitorOptions } from './page-response.ts'
import { recordVisit } from './record-visit.ts'
import { renderPage } from './render-page.ts'
import type { PageRequest } from './request-context.ts'

/** The page as it was last sent, if the newest version of its story cannot be put together; logs the failure. */
function lastGood(error: unknown, { pageData }: FoundPage, { visitor, request }: PageRequest): Reply {
  const { services, log, preview, inspection } = request
  const isPublic = !preview && !inspection
  const reply = isPublic && services.answers.pages.lastGood(visitor, pageData.story.value.id)
  if (!reply) throw error
  log(failureLine(error))
  return reply.send
}

/** Answers with a page that was found. Throws when it cannot be rendered, and never could. */
async function showPage(found: FoundPage, pageRequest: PageRequest): Promise<Reply> {
  const { visitor, request } = pageRequest
  // If this fails, the page must not be shown as it is for others, with an empty form.
  const own = await request.hooks.findOwnForm?.(found.pageData, pageRequest)
  try {
    const page = await renderPage({ ...found, ...own, question: { ...found, status: 200 } }, pageRequest)
    const cookies = [...(await recordVisit({ ...found, visitor }, request)), ...(own?.cookies ?? [])]
    // An answer with cookies is for this visitor only, and each visit of a page with an experiment has to be counted.
    const isCountedVisit = found.assignment && isCounted(found.assignment.choice)
    if (!cookies.length && !isCountedVisit) keepAnswer(found, page, pageRequest)
    return pageReply(page, { ...visitorOptions(visitor, request), cookies })
  } catch (error) {
    return lastGood(error, found, pageRequest)
  }
}

/**
 * Answers a request for a page: with the page, with a redirect, or with the page of an error. Never throws: a failure is answered with
 * the page for failures (requirement page-resolution/error-pages).
 */
export async function answerPage(pageRequest: PageRequest): Promise<Reply> {
  const { visitor, request } = pageRequest
  const { site } = request
  const chosenLanguage = () => visitor.chosenLanguage
  const fail = (error: unknown, language: string) => answerPageFailure(error, language, pageRequest)

  try {
    if (!(await request.countUncached())) throw tooManyRequests()
    const found = await findPage({ address: visitor, site, chosenLanguage }, pageRequest)
    if (found.kind === 'redirect') {
      keepRedirect(found, pageRequest)
      return () => redirectResponse(found)
    }
    if (found.kind === 'error')
      return await fail(await limitMissing(found.error, request.countMissing), found.language)
    return await showPage(found, pageRequest)
  } catch (error) {
    return fail(error, languageOf(visitor.path, site, chosenLanguage))
  }
}
