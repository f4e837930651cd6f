import { limitMissing } from '../../http/limit-missing.ts'
import { redirectResponse } from '../../http/responses.ts'
import { languageOf } from '../../site/page-path.ts'
import type { PageRequest } from '../request-context.ts'
import { answerPageFailure } from './error-page.ts'
import { findPage } from './find-page.ts'
import { pageResponse } from './page-response.ts'
import { recordVisit } from './record-visit.ts'
import { renderPage } from './render-page.ts'

/**
 * Answers a request for a page: with the page, with a redirect, or with the page of an error. Never throws: a failure is answered with
 * the page for failures (requirement page-resolution/error-pages).
 */
export async function answerPage(http: Request, asked: PageRequest): Promise<Response> {
  const { visitor, request } = asked
  const { services, site } = request
  const { chosenLanguage, isRewritten } = visitor
  const url = new URL(http.url)
  const address = { path: url.pathname, query: url.search.slice(1) }
  const fail = (error: unknown, language: string) =>
    answerPageFailure(error, { path: address.path, language }, { ...asked, http })

  try {
    const found = await findPage({ address, site, chosenLanguage }, asked)
    if (found.kind === 'redirect') return redirectResponse(found)
    if (found.kind === 'error')
      return await fail(await limitMissing(found.error, request.countMissing), found.language)
    const rendered = await renderPage({ ...found, question: { ...found, status: 200 } }, asked)
    const cookies = recordVisit({ ...found, visitor }, request)
    return pageResponse(rendered, http, { build: services.build, cookies, isRewritten })
  } catch (error) {
    return fail(error, languageOf(address.path, site, chosenLanguage))
  }
}
