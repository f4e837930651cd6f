import { block } from '../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../blocks/_kit/fields/asset.ts'
import { items } from '../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'

/** Story type `logo-cloud-set`: logos that several pages show. */
export const schema = block(
  { title: 'Set of logos', description: 'Logos of partners or of the press.' },
  {
    headline: text(),
    logos: items('logo', {
      image: asset({ description: 'Its alternative text is the company’s name' }),
      href: multilink(),
    }),
  },
)
