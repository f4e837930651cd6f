import * as v from 'valibot'
import { block, type ContentOf } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { day } from '../../../../blocks/_kit/fields/datetime.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { readContent } from './read-content.ts'
import type { Story } from './story.ts'

const lacksPage = (verb: string) =>
  `contracts are concluded online, but no page is named on which a visitor ${verb} one`

/** Story type `defaults`: settings for all pages of a unit. */
export const defaultsSchema = block(
  {
    title: 'Defaults',
    description: 'Settings of a unit.',
    faultsHoldFirst: true,
    faults: ({ contractsOnline, contractsWithdrawalPage, contractsCancellationPage }) =>
      contractsOnline
        ? [
            ...(contractsWithdrawalPage ? [] : [lacksPage('withdraws from')]),
            ...(contractsCancellationPage ? [] : [lacksPage('cancels')]),
          ]
        : [],
  },
  {
    unit: text({
      translatable: false,
      description: 'Code of the unit; empty for all units without defaults of their own.',
    }),
    siteName: text({ required: true }),
    siteShortName: text({ description: 'For titles with little room.' }),
    seoDescription: textarea({ maxLength: 160 }),
    shareImage: asset({ description: 'Picture for shared links to pages that have none.' }),
    contactPage: multilink({ description: 'Where blocks lead whose content names no page for a contact.' }),
    cookiesPage: multilink({ description: 'The page with the settings of all services.' }),
    searchPage: multilink({ description: 'The page that shows what the search finds.' }),
    newsTopics: items(
      'news-topic',
      {
        code: text({
          required: true,
          translatable: false,
          description: 'As articles name it; also in addresses.',
        }),
        name: text({ required: true }),
      },
      { description: 'What articles of the news are about, in their order.' },
    ),
    contractsOnline: boolean({
      description:
        'Visitors conclude contracts on this site: every footer leads to the pages below, as the law requires.',
    }),
    contractsWithdrawalPage: multilink({
      description: 'With the form by which a contract is withdrawn from.',
    }),
    contractsCancellationPage: multilink({ description: 'With the form by which a contract is cancelled.' }),
    contractsTermsFrom: day({
      description:
        'From this day a page of a distance course without total price, number of its approval or link to the right of withdrawal is held back when it is published. Without a day none is.',
    }),
    contractsOrderLabel: text({
      description:
        'Words of a button that concludes a contract; default: zahlungspflichtig bestellen, in the language of the page.',
    }),
    usergroupPersonalization: boolean({ description: 'Prices and campaigns depend on the usergroup.' }),
  },
)

export type Defaults = ContentOf<typeof defaultsSchema>

const { siteName: required, ...optional } = defaultsSchema.fields

/** The defaults of a story. A malformed field counts as empty, because all pages of the unit need the other fields. */
function defaultsOf({ content }: Story): Defaults[] {
  const siteName = v.safeParse(required, content.siteName)
  return siteName.success ? [{ ...readContent(optional, content), siteName: siteName.output }] : []
}

/** The defaults of a unit, else those without a unit, else undefined (requirement page-resolution/defaults). */
export function chooseDefaults(stories: readonly Story[], unit: string): Defaults | undefined {
  const candidates = stories.flatMap(defaultsOf)
  return (
    candidates.find(defaults => defaults.unit === unit) ??
    candidates.find(defaults => defaults.unit === undefined)
  )
}
