import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { type Environment, supportedLanguages } from '../env.ts'

/** One unit's site, as configuration and host say. */
export interface Site {
  readonly unit: string
  /** Canonical origin. */
  readonly origin: string
  /** Folder of its stories, without slashes at the ends; empty for the root. */
  readonly folder: string
  readonly theme: Theme
  readonly defaultLanguage: string
  readonly languages: readonly string[]
}

/** The site of a host; undefined for a host that production does not know. */
export function resolveSite(url: URL, environment: Environment): Site | undefined {
  const entry = environment.SITE_HOSTS[url.host]
  if (!entry && environment.ENVIRONMENT === 'production' && Object.keys(environment.SITE_HOSTS).length > 0)
    return undefined
  const unit = entry?.unit ?? environment.SITE_UNIT
  return {
    unit,
    origin: entry?.origin ?? environment.SITE_ORIGIN ?? url.origin,
    folder: (entry?.folder ?? '').replace(/^\/+|\/+$/g, ''),
    theme: themeNamed(entry?.theme ?? environment.UNIT_THEMES[unit]),
    defaultLanguage: entry?.defaultLanguage ?? environment.DEFAULT_LANGUAGE,
    languages: entry?.languages ?? supportedLanguages,
  }
}
