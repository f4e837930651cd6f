import { block } from '../../../../blocks/_kit/block-schema.ts'
import { landingPageFields } from './template-fields.ts'
import { variantFields } from './variant.ts'

/** Story type `lp-variant`: the landing page of a programme. */
export const schema = block(
  { title: 'Programme, landing page', description: 'A programme for visitors of an advertisement.' },
  { ...variantFields, ...landingPageFields },
)
