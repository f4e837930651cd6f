import { asset } from '../fields/asset.ts'
import { items } from '../fields/bloks.ts'
import { multilink } from '../fields/multilink.ts'
import { text } from '../fields/text.ts'

/** Logos of the block or of a shared set. */
export const logos = items('logo', {
  image: asset({ description: 'Its alternative text is the company’s name' }),
  href: multilink(),
})

/** Fields of the story type `logo-cloud-set`. */
export const logoCloudSet = { headline: text(), logos }
