import { html } from 'hono/html'
import { type AnsweredPage, answerPage, type RequestPorts } from './answer-page.ts'
import { internalError, SiteError } from './errors.ts'
import type { LogLine } from './render/renderer.ts'
import { htmlResponse, pageResponse } from './respond.ts'
import type { Visitor } from './visitor/visitor.ts'

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
}

/** The last resort when content cannot be reached either: a page without styles, scripts or content. */
export function bundledErrorPage(error: SiteError, language: string): string {
  const text = texts[language] ?? texts.en!
  const message = error.status === 404 ? text.missing : text.failed
  return String(
    html`<!doctype html><html lang="${texts[language] ? language : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${message}</title></head><body><main><h1>${message}</h1><p><a href="/">${text.home}</a></p><p><small>${error.message}</small></p></main></body></html>`,
  )
}

const slugs: Readonly<Record<number, string>> = { 404: 'error/404', 500: 'error/500' }

export interface ErrorContext {
  readonly visitor: Visitor
  readonly request: RequestPorts
  readonly http: Request
  readonly log: (line: LogLine) => void
}

interface ErrorAddress {
  readonly path: string
  readonly language: string
}

async function contentErrorPage(
  error: SiteError,
  { path, language }: ErrorAddress,
  { visitor, request }: ErrorContext,
): Promise<AnsweredPage | undefined> {
  const slug = slugs[error.status]
  if (!slug) return undefined
  try {
    return await answerPage({ path, slug, language, query: '', status: error.status }, visitor, request)
  } catch (failure) {
    if (failure instanceof SiteError) return undefined
    throw failure
  }
}

/** Answers an error: with the content-managed page in the language of the address, or with the bundled one. */
export async function answerError(
  error: SiteError,
  address: ErrorAddress,
  context: ErrorContext,
): Promise<Response> {
  const { log, http, request } = context
  log({
    event: 'page-error',
    name: error.name,
    message: error.message,
    ...error.data,
    cause: error.cause ? String(error.cause) : undefined,
  })
  const page = await contentErrorPage(error, address, context)
  if (page) return pageResponse(page, http, request.isolate.build)
  return htmlResponse(error.status, bundledErrorPage(error, address.language))
}

/** Answers what should not have happened: a bundled page, the reason in the log only. */
export function answerFailure(error: Error, log: ErrorContext['log']): Response {
  if (error instanceof SiteError) return htmlResponse(error.status, bundledErrorPage(error, 'en'))
  log({ event: 'failure', message: error.message, stack: error.stack })
  return htmlResponse(500, bundledErrorPage(internalError(), 'en'))
}
