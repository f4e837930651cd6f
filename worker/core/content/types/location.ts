import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { landingPageFields, templateFields } from './page.ts'

const pixels = { min: 0, description: 'Pixels on the map of the country, which is 648 wide.' }

export const locationFields = {
  ...templateFields,
  street: text({ translatable: false }),
  postalCode: text({ translatable: false }),
  city: text(),
  openingHours: items('opening-hours', { days: text(), hours: text() }),
  phone: text({ translatable: false }),
  email: text({ translatable: false }),
  directions: richtext(),
  mapImage: asset({ description: 'A map of the surroundings.' }),
  mapLink: multilink({ description: 'A route planner.' }),
  mapLinkLabel: text({ description: 'Shown with its link.' }),
  state: text({ translatable: false, description: 'Federal state, as the map of the country names it.' }),
  top: number(pixels),
  left: number(pixels),
}

/** Story type `location`: a campus or an examination centre (requirement finding-blocks/location-entries). */
export const locationSchema = block(
  { title: 'Location', description: 'A place to visit: where it is, when it is open, whom to ask.' },
  locationFields,
)

/** Story type `lp-location`. */
export const lpLocationSchema = block(
  { title: 'Location, landing page', description: 'A place for visitors of an advertisement.' },
  { ...locationFields, ...landingPageFields },
)
