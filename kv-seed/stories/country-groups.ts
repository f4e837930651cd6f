import { type StoryDraft, uuidOf } from '../story.ts'
import { type Translated, t } from '../text.ts'

/** Codes by which offers, contacts and usps name a group. */
export const groupUuid = {
  alps: uuidOf('country-group/alps'),
  nordic: uuidOf('country-group/nordic'),
  english: uuidOf('country-group/english'),
  union: uuidOf('country-group/union'),
} as const

const group = (uuid: string, name: Translated, countries: string) => ({
  component: 'country-group',
  uuid,
  name,
  countries,
})

/** A country in several groups belongs to the first. */
export const countryGroups: StoryDraft = {
  slug: 'settings/country-groups',
  name: t('Ländergruppen', 'Groups of countries'),
  content: {
    component: 'country-groups-prioritization',
    groups: [
      group(groupUuid.alps, t('Alpenländer', 'Alpine countries'), 'AT,CH,LI'),
      group(groupUuid.nordic, t('Norden', 'Nordic countries'), 'DK,FI,IS,NO,SE'),
      group(groupUuid.english, t('Englisch als Landessprache', 'English-speaking'), 'AU,CA,GB,IE,NZ,US'),
      group(
        groupUuid.union,
        t('Europäische Union', 'European Union'),
        'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK',
      ),
    ],
  },
}
