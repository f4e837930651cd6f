import { block } from '../../../../blocks/_kit/block-schema.ts'
import { locationFields } from './location.ts'
import { landingPageFields } from './template-fields.ts'

/** Story type `lp-location`. */
export const schema = block(
  { title: 'Location, landing page', description: 'A place for visitors of an advertisement.' },
  { ...locationFields, ...landingPageFields },
)
