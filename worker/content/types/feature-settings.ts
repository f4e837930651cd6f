import { block } from '../../../blocks/_kit/block-schema.ts'
import { bloks } from '../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../blocks/_kit/fields/boolean.ts'
import { relation } from '../../../blocks/_kit/fields/relation.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'

/** Story type `feature-settings`, in the folder `settings/features`: settings that defaults are merged with. */
export const schema = block(
  { title: 'Feature settings', description: 'Settings of features, for all units or for one.' },
  {
    unit: text({ translatable: false, description: 'Code of the unit; empty for all units.' }),
    chatSettings: relation('chat-settings'),
    consentSettings: relation('consent-settings', { description: 'What visitors are asked for consent.' }),
    provesStrikePrices: boolean({
      description:
        'A crossed-out price is the lowest of the 30 days before the reduction, as the European price rule asks. Without a proof there is none.',
    }),
    exitLayer: bloks({
      allowed: ['exit-layer'],
      max: 1,
      description:
        'Shown once a visit to visitors who are about to leave. That of the unit replaces that of all units.',
    }),
  },
)
