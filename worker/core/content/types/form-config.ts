import { block } from '../../../../blocks/_kit/block-schema.ts'
import { safeName } from '../../../../blocks/_kit/forms/safe-name.ts'
import { formConfig, orderFaults } from '../../../../blocks/_kit/references/form-config.ts'

/** Story type `form-config` (requirement forms/content): a form that pages show. */
export const schema = block(
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
