import { block } from '../../../../blocks/_kit/block-schema.ts'
import { consentSettings } from '../../../../blocks/_kit/references/consent-settings.ts'

/** Story type `consent-settings` (requirement consent/texts): the texts of the consent question. */
export const schema = block(
  { title: 'Consent settings', description: 'Texts of the notice and the settings, and the services.' },
  consentSettings,
)
