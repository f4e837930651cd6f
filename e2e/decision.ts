import type { Cookie } from '@playwright/test'
import { consentVersion } from '../blocks/_kit/consent/version.ts'
import { readFields } from '../blocks/_kit/fields/read-fields.ts'
import { consentSettings } from '../blocks/_kit/references/consent-settings.ts'
import { stories } from '../kv-seed/stories/consent/consent.ts'
import { localise } from '../kv-seed/text.ts'

const [settings] = stories
  .filter(({ content }) => content.component === 'consent-settings')
  // Content of a story is an object.
  .map(({ content }) => readFields(consentSettings, localise(content) as Record<string, unknown>))

/** The version of what the demonstration site asks, on all of its hosts. */
const version = consentVersion(settings!)

/** The cookie of a visitor who has declined all services, for each of these origins. */
export function declinedOn(origins: readonly string[]): Pick<Cookie, 'name' | 'value'>[] {
  const services = { necessary: ['cookie-popup'] }
  const decision = { categories: ['necessary'], services, version, id: 'e2e', time: 0 }
  const value = Buffer.from(JSON.stringify(decision)).toString('base64')
  return origins.map(url => ({ name: 'consent', value, url }))
}
