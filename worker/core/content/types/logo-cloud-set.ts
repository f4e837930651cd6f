import { block } from '../../../../blocks/_kit/block-schema.ts'
import { logoCloudSet } from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `logo-cloud-set`: logos that several pages show. */
export const schema = block(
  { title: 'Set of logos', description: 'Logos of partners or of the press.' },
  logoCloudSet,
)
