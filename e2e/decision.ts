import type { Cookie } from '@playwright/test'
import { consentVersion } from '../blocks/_kit/consent/version.ts'
import { readFields } from '../blocks/_kit/fields/read-fields.ts'
import { consentSettings } from '../blocks/_kit/references/consent-settings.ts'
import { mainSpace } from '../kv-seed/space.ts'

const [settings] = mainSpace()
  .stories.filter(({ draft }) => draft.content.component === 'consent-settings')
  .map(({ draft }) => readFields(consentSettings, draft.content))

/** The version of the demonstration site's consent question, on all of its hosts. */
const version = consentVersion(settings!)

const decision = {
  categories: ['necessary'],
  services: { necessary: ['cookie-popup'] },
  version,
  id: 'e2e',
  time: 0,
}

/** The value of the cookie `consent` of a visitor who has declined all services. */
export const declined = Buffer.from(JSON.stringify(decision)).toString('base64')

/** The cookie of a visitor who has declined all services, for each of these origins. */
export const declinedOn = (origins: readonly string[]): Pick<Cookie, 'name' | 'value'>[] =>
  origins.map(url => ({ name: 'consent', value: declined, url }))
