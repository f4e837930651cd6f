import { html } from 'hono/html'
import { internalError, SiteError } from '../../errors.ts'
import { bundledPage } from '../../http/bundled-page.ts'
import { htmlResponse } from '../../http/responses.ts'
import type { Log } from '../../log/log-line.ts'
import { failureLine, reasonOf } from '../../log/reason-of.ts'
import { showVariant } from '../../page-data/show-variant.ts'
import type { PageRequest } from '../request-context.ts'
import { loadPageData } from './load-page-data.ts'
import { pageReply, type Reply, visitorOptions } from './page-response.ts'
import { type RenderedPage, renderPage } from './render-page.ts'

const texts: Readonly<
  Record<string, { readonly missing: string; readonly failed: string; readonly home: string }>
> = {
  de: {
    missing: 'Diese Seite gibt es nicht.',
    failed: 'Die Seite ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
    home: 'Zur Startseite',
  },
  en: {
    missing: 'There is no such page.',
    failed: 'The page cannot be reached right now. Please try again in a minute.',
    home: 'To the home page',
  },
  fr: {
    missing: 'Cette page n’existe pas.',
    failed: 'La page est momentanément inaccessible. Réessaie dans une minute.',
    home: 'Vers la page d’accueil',
  },
  it: {
    missing: 'Questa pagina non esiste.',
    failed: 'La pagina non è raggiungibile in questo momento. Riprova tra un minuto.',
    home: 'Alla pagina iniziale',
  },
  es: {
    missing: 'Esta página no existe.',
    failed: 'No podemos mostrar la página ahora mismo. Vuelve a intentarlo en un minuto.',
    home: 'A la página de inicio',
  },
  pt: {
    missing: 'Esta página não existe.',
    failed: 'A página não está disponível neste momento. Tenta novamente dentro de um minuto.',
    home: 'Para a página inicial',
  },
}

/** The last fallback, when content cannot be reached either: a page without styles, scripts or content. */
export function bundledErrorPage(error: SiteError, language: string): string {
  const text = texts[language] ?? texts.en!
  const message = error.status === 404 ? text.missing : text.failed
  const content = html`<p><a href="/">${text.home}</a></p><p><small>${error.message}</small></p>`
  return bundledPage({ language: texts[language] ? language : 'en', title: message, content })
}

/** Where editors write what is shown for a status, the first that is there. */
const slugs: Readonly<Record<number, readonly string[]>> = {
  404: ['error/404'],
  500: ['error/500'],
  503: ['error/503', 'error/500'],
}

interface ErrorAddress {
  readonly path: string
  readonly language: string
}

async function contentErrorPage(
  status: number,
  slug: string,
  { path, language }: ErrorAddress,
  asked: PageRequest,
): Promise<RenderedPage | undefined> {
  const { visitor, request } = asked
  const began = request.now()
  try {
    const loaded = await loadPageData({ slug, language, status }, asked, request.openContent(request))
    // No experiment runs on it, but its header is that of the visitor's variant elsewhere.
    const state = () => visitor.experiments
    const shown = showVariant(loaded, state, request.services.environment.EXPERIMENT_HEADERS)
    const { pageData } = shown ?? { pageData: loaded }
    const question = { path, slug, language, status }
    return await renderPage({ pageData, question }, { visitor, request: { ...request, began } })
  } catch (failure) {
    if (!(failure instanceof SiteError)) request.log(failureLine(failure))
    return undefined
  }
}

/** The unit's own error page, else the one at the root of the space. */
async function bestErrorPage({ name, status }: SiteError, address: ErrorAddress, asker: PageRequest) {
  const { request } = asker
  const { folder } = request.site
  // A source that has just failed is not asked for the error page.
  const context =
    name === 'ContentUnavailable' ? { ...asker, request: { ...request, copiesOnly: true } } : asker
  const general = slugs[status] ?? []
  const own = folder ? general.map(slug => `${folder}/${slug}`) : []
  for (const slug of [...own, ...general]) {
    const page = await contentErrorPage(status, slug, address, context)
    if (page) return page
  }
  return undefined
}

/** Answers an error: with the content-managed page in the language of the address, or with the bundled one. */
export async function answerError(
  error: SiteError,
  address: ErrorAddress,
  context: PageRequest,
): Promise<Reply> {
  const { request, visitor } = context
  request.log({
    event: 'page-error',
    name: error.name,
    message: error.message,
    ...error.loggedData,
    cause: error.cause ? reasonOf(error.cause) : undefined,
  })
  const page = await bestErrorPage(error, address, context)
  if (!page) return () => htmlResponse(error.status, bundledErrorPage(error, address.language))
  return pageReply(page, visitorOptions(visitor, request))
}

/** Answers a page that failed with the error page; the reason goes to the log only. */
export function answerPageFailure(
  error: unknown,
  address: ErrorAddress,
  context: PageRequest,
): Promise<Reply> {
  if (error instanceof SiteError) return answerError(error, address, context)
  context.request.log(failureLine(error))
  return answerError(internalError(), address, context)
}

/** Answers an unexpected failure outside pages with a bundled page; the reason goes to the log only. */
export function answerFailure(error: Error, log: Log): Response {
  if (error instanceof SiteError) return htmlResponse(error.status, bundledErrorPage(error, 'en'))
  log(failureLine(error))
  return htmlResponse(500, bundledErrorPage(internalError(), 'en'))
}
