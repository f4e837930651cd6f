import { block } from '../../../../blocks/_kit/block-schema.ts'
import { safeName } from '../../../../blocks/_kit/forms/safe-name.ts'
import { formConfig, orderFaults } from '../../../../blocks/_kit/references/form-config.ts'
import {
  clusterCardSet,
  logoCloudSet,
  testimonialPerson,
} from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `cluster-card-set`: cards of the fields of study that several pages show. */
export const clusterCardSetSchema = block(
  { title: 'Set of field cards', description: 'One card for each field of study.' },
  clusterCardSet,
)

/** Story type `form-config` (requirement forms/content): a form that pages show. */
export const formConfigSchema = block(
  {
    title: 'Form',
    description: 'What a form asks, and what happens to what was filled in.',
    faults: ({ id = '', ...form }) => [
      ...(safeName(id) ? [] : ['It needs an id with a letter. Without one no page shows the form.']),
      ...orderFaults(form),
    ],
  },
  formConfig,
)

/** Story type `logo-cloud-set`: logos that several pages show. */
export const logoCloudSetSchema = block(
  { title: 'Set of logos', description: 'Logos of partners or of the press.' },
  logoCloudSet,
)

/** Story type `testimonial-person` (requirement people-blocks/testimonial). */
export const testimonialPersonSchema = block(
  { title: 'Testimonial person', description: 'Somebody who studied here, and what they say.' },
  testimonialPerson,
)
