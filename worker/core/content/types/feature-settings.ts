import { block } from '../../../../blocks/_kit/block-schema.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'

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
    searchSynonyms: items(
      'search-synonyms',
      {
        words: textarea({
          translatable: false,
          description: 'Words and phrases, with commas between: each finds what the others find.',
        }),
      },
      { description: 'For the search, in all languages.' },
    ),
    pinnedResults: items(
      'search-pinned-result',
      {
        words: textarea({ description: 'Searches, with commas between.' }),
        page: multilink({ description: 'Stands before all else that such a search finds.' }),
      },
      { description: 'Pages that certain searches show first.' },
    ),
    compounds: textarea({
      description:
        'Compound words that the search is to find by their parts, one a line: “Pflegedienstleitung = Pflege Dienst Leitung”.',
    }),
    exitLayer: bloks({
      allowed: ['exit-layer'],
      max: 1,
      description:
        'Shown once a visit to visitors who are about to leave. That of the unit replaces that of all units.',
    }),
  },
)
