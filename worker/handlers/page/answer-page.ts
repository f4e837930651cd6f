import { limitMissing } from '../../http/limit-missing.ts'
import { redirectResponse } from '../../http/responses.ts'
import { languageOf } from '../../site/page-path.ts'
import type { PageRequest } from '../request-context.ts'
import { answerPageFailure } from './error-page.ts'
import { findPage } from './find-destination.ts'
import { pageResponse } from './page-response.ts'
import { recordVisit } from './record-visit.ts'
import { renderPage } from './render-page.ts'

/**
 * Answers a request for a page: with the page, with a redirect, or with the page of an error. Never throws: a failure is answered with
 * the page for failures (requirement page-resolution/error-pages).
 */
export async function answerPage(http: Request, { visitor, request }: PageRequest): Promise<Response> {
  const url = new URL(http.url)
  const { services, site, began } = request
  const address = { path: url.pathname, query: url.search.slice(1) }
  const { chosenLanguage } = visitor
  const failed = (error: unknown, language: string) =>
    answerPageFailure(error, { path: address.path, language }, { visitor, request, http })

  try {
    const found = await findPage({ address, site, chosenLanguage }, visitor, request)
    if (found.kind === 'redirect') return redirectResponse(found)
    if (found.kind === 'error')
      return await failed(await limitMissing(found.error, request.countMissing), found.language)
    const { content, assignment, path } = found
    const page = await renderPage(content, { ...found, status: 200 }, { visitor, request, began, assignment })
    const cookies = recordVisit({ visitor, assignment, path }, request)
    return pageResponse(page, http, { build: services.build, cookies, isRewritten: visitor.isRewritten })
  } catch (error) {
    return failed(error, languageOf(address.path, site, chosenLanguage))
  }
}
