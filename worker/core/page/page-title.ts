import { message } from '../../../blocks/_kit/messages.ts'

interface SiteNames {
  readonly siteName: string
  readonly siteShortName?: string | undefined
}

/** Search engines cut longer titles. */
const maxCharacters = 60

/**
 * A page's title with the longest name of the site that fits; the title alone if none does, or if it contains the site's
 * name already.
 */
export function pageTitle(title: string, { siteName, siteShortName }: SiteNames): string {
  const names = [siteName, siteShortName].filter(name => name !== undefined)
  if (names.some(name => title.includes(name))) return title
  return names.map(name => `${title} | ${name}`).find(whole => whole.length <= maxCharacters) ?? title
}

interface TitleState {
  /** The visitor's step in a form or a tool, in words. */
  readonly position?: string | undefined
  readonly hasErrors: boolean
  readonly language: string
}

/** The title of a page in one of its states (WCAG 2.2, 2.4.2 and technique G199; GOV.UK, error summary). */
export function titleInState(title: string, { position, hasErrors, language }: TitleState): string {
  const own = position ? `${title} (${position})` : title
  return hasErrors ? message(language, 'titleWithErrors', { title: own }) : own
}
