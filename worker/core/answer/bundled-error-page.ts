import { html } from 'hono/html'
import { isCode, type Words, wordsIn } from '../../../blocks/_kit/words.ts'
import type { SiteError } from '../../errors.ts'
import { bundledPage } from '../base/http/bundled-page.ts'

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
export function bundledErrorPage(error: SiteError, language: string, home = '/'): string {
  const text = wordsIn(texts, language)
  const message = text[wordsFor[error.status] ?? 'failed']
  const content = html`<p><a href="${home}">${text.home}</a></p><p><small lang="en">${error.message}</small></p>`
  return bundledPage({ language: isCode(language) ? language : 'en', title: message, content })
}
