import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { formConfig, orderFaults } from '../_kit/references/form-config.ts'
import { sectionSizes, sectionSpacings } from '../_kit/section.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** Requirement forms/content. */
export const schema = block(
  {
    title: 'Form',
    category: 'forms',
    description: 'A form of the site, or one of its own.',
    faults: ({ config, ...own }) => orderFaults(config?.fields ?? own),
    faultsHoldFirst: true,
    heading: ({ headline, config, headlineLevel }) =>
      (config?.fields.headline ?? headline) ? headlineLevel : undefined,
  },
  {
    config: reference('form-config', formConfig, {
      description: 'A form that several pages show; what it says stands before the fields below',
    }),
    headlineLevel: option(['h1', 'h2', 'h3'], { defaultValue: 'h2' }),
    size: option(sectionSizes, { defaultValue: '3xl' }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
    ...formConfig,
  },
)
