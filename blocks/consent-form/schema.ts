import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { consentSettings } from '../_kit/references/consent-settings.ts'

/** Requirement consent/tool. */
export const schema = block(
  {
    title: 'Consent form',
    category: 'forms',
    description:
      'The form in which visitors allow services, with all cookies and keys. It works without script.',
    heading: ({ settings, headlineLevel }) => (settings?.fields.headline ? headlineLevel : undefined),
  },
  {
    settings: reference('consent-settings', consentSettings, { description: 'Those of the unit' }),
    headlineLevel: option(['h1', 'h2', 'h3'], { defaultValue: 'h2' }),
  },
)
