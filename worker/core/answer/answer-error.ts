import { html } from 'hono/html'
import { isCode, type Words, wordsIn } from '../../../blocks/_kit/words.ts'
import { internalError, SiteError } from '../../errors.ts'
import { observe } from '../base/caching/facts.ts'
import { within } from '../base/http/deadline.ts'
import { bundledPage, htmlResponse } from '../base/http/responses.ts'
import type { Log } from '../base/log/events.ts'
import { failureLine, reasonOf } from '../base/log/reason-of.ts'
import type { PageData } from '../page/data/page-data.ts'
import { showVariant } from '../page/data/show-variant.ts'
import { storyPath } from '../request/site/links.ts'
import { errorFactsOf } from './error-facts.ts'
import { type ErrorRequest, keepErrorAnswer } from './keep-answer.ts'
import { loadPageData } from './load-page-data.ts'
import { answerOptions, pageReply, type Reply } from './page-response.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import type { PageRequest } from './request-context.ts'

const texts: Words<'missing' | 'failed' | 'limited' | 'home'> = {
  de: {
    missing: 'Diese Seite gibt es nicht.',
    failed: 'Die Seite ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
    limited: 'Das waren sehr viele Anfragen. Bitte versuche es in einer Minute noch einmal.',
    home: 'Zur Startseite',
  },
  en: {
    missing: 'There is no such page.',
    failed: 'The page cannot be reached right now. Please try again in a minute.',
    limited: 'Those were a great many requests. Please try again in a minute.',
    home: 'To the home page',
  },
  fr: {
    missing: 'Cette page n’existe pas.',
    failed: 'La page est momentanément inaccessible. Réessaie dans une minute.',
    limited: 'Cela fait beaucoup de demandes. Réessaie dans une minute.',
    home: 'Vers la page d’accueil',
  },
  it: {
    missing: 'Questa pagina non esiste.',
    failed: 'La pagina non è raggiungibile in questo momento. Riprova tra un minuto.',
    limited: 'Sono arrivate molte richieste. Riprova tra un minuto.',
    home: 'Alla pagina iniziale',
  },
  es: {
    missing: 'Esta página no existe.',
    failed: 'No podemos mostrar la página ahora mismo. Vuelve a intentarlo en un minuto.',
    limited: 'Han llegado muchas peticiones. Vuelve a intentarlo en un minuto.',
    home: 'A la página de inicio',
  },
  pt: {
    missing: 'Esta página não existe.',
    failed: 'A página não está disponível neste momento. Tenta novamente dentro de um minuto.',
    limited: 'Chegaram muitos pedidos. Tenta novamente dentro de um minuto.',
    home: 'Para a página inicial',
  },
}

const wordsFor: Readonly<Record<number, 'missing' | 'limited'>> = { 404: 'missing', 429: 'limited' }

/** The last fallback, when content cannot be reached either: a page without styles, scripts or content. */
function bundledErrorPage(error: SiteError, language: string, home = '/'): string {
  const text = wordsIn(texts, language)
  const message = text[wordsFor[error.status] ?? 'failed']
  const content = html`<p><a href="${home}">${text.home}</a></p><p><small lang="en">${error.message}</small></p>`
  return bundledPage({ language: isCode(language) ? language : 'en', title: message, content })
}

/** Slugs of the stories for an error status, in order; the first that exists is shown. */
const slugs: Readonly<Record<number, readonly string[]>> = {
  404: ['error/404'],
  500: ['error/500'],
  503: ['error/503', 'error/500'],
}

/** Milliseconds from the beginning of the request, after which an error is answered with the bundled page. */
const WHOLE = 1_900
/** Minimum milliseconds for loading the content's error page. */
const LEAST = 200

interface ErrorPage {
  readonly pageData: PageData
  readonly page: RenderedPage
}

interface ErrorPageRequest extends Pick<ErrorRequest, 'facts' | 'request'> {
  readonly error: SiteError
}

async function contentErrorPage(
  slug: string,
  { facts, request, error }: ErrorPageRequest,
): Promise<ErrorPage | undefined> {
  const { status, language } = facts
  const began = request.now()
  const pageRequest = { visitor: facts, request: { ...request, began } }
  try {
    const loaded = await loadPageData({ slug, language, status }, pageRequest, request.openContent(request))
    // The error page takes part in no experiment, but its header shows the visitor's variant of other pages.
    const state = () => facts.experiments
    const shown = showVariant(loaded, state, request.services.environment.EXPERIMENT_HEADERS)
    const { pageData } = shown ?? { pageData: loaded }
    const question = {
      get path() {
        return facts.path
      },
      ...{ slug, language, status },
      // Visitors do not see the cause of a 5xx; operators find it in the log.
      error: status === 404 ? { message: facts.message, namesPath: 'path' in error.data } : undefined,
    }
    return { pageData, page: await renderPage({ pageData, question }, pageRequest) }
  } catch (failure) {
    if (!(failure instanceof SiteError)) request.log(failureLine(failure))
    return undefined
  }
}

/** The unit's own error page, else the one at the root of the space. */
async function bestErrorPage({ facts, request, error }: ErrorPageRequest): Promise<ErrorPage | undefined> {
  const { folder } = request.site
  // If the source has just failed, the error page comes from copies only.
  const copiesOnly = error.name === 'ContentUnavailable'
  const pageRequest = { facts, error, request: copiesOnly ? { ...request, copiesOnly } : request }
  const general = slugs[facts.status] ?? []
  const own = folder ? general.map(slug => `${folder}/${slug}`) : []
  for (const slug of [...own, ...general]) {
    const found = await contentErrorPage(slug, pageRequest)
    if (found) return found
  }
  return undefined
}

/** Answers an error: with the content-managed page in the language of the address, or with the bundled one. */
async function answerError(
  error: SiteError,
  language: string,
  { visitor, request }: PageRequest,
): Promise<Reply> {
  const { services, site, inspection, preview, now, state } = request
  request.log({
    event: 'page-error',
    name: error.name,
    message: error.message,
    ...error.loggedData,
    cause: error.cause ? reasonOf(error.cause) : undefined,
  })
  const own = errorFactsOf(visitor, { status: error.status, message: error.message, language })
  // Strangers may request missing pages as often as they like, so these are cached; other errors end soon.
  const isCached = error.status === 404 && !inspection && !preview
  const known = isCached && services.answers.errors.find(own, { now: now(), state })
  if (known) return known.send
  const { facts, seen } = observe(own)
  const left = Math.max(LEAST, request.began + WHOLE - now())
  const found = await within(bestErrorPage({ facts, request, error }), left, () => undefined)
  if (!found) {
    const home = storyPath(language === site.defaultLanguage ? '' : language, site)
    return () => htmlResponse(error.status, bundledErrorPage(error, language, home), preview?.editorOrigin)
  }
  const options = answerOptions(facts, facts.robots, request)
  if (isCached) keepErrorAnswer({ ...found, options }, { facts, seen, request })
  return pageReply(found.page, options)
}

/** Answers with the error page when a page failed; only the log contains the reason. */
export function answerPageFailure(error: unknown, language: string, context: PageRequest): Promise<Reply> {
  if (error instanceof SiteError) return answerError(error, language, context)
  context.request.log(failureLine(error))
  return answerError(internalError(), language, context)
}

/**
 * Answers with a bundled page when something failed unexpectedly outside pages; only the log contains the
 * reason.
 */
export function answerFailure(error: Error, log: Log): Response {
  if (error instanceof SiteError) return htmlResponse(error.status, bundledErrorPage(error, 'en'))
  log(failureLine(error))
  return htmlResponse(500, bundledErrorPage(internalError(), 'en'))
}
