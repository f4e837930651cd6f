import { describe, expect, it } from 'vitest'
import { asset, multiasset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { type Field, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { html } from '../../../../blocks/_kit/fields/html.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { relation, relations } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { componentField } from './component-field.ts'
import { blockFolders } from './groups.ts'

const sizes = ['s', 'm'] as const
const sizeChoices = [
  { name: 'S', value: 's' },
  { name: 'M', value: 'm' },
]
const stories = { source: 'internal_stories', filter_content_type: ['product'], use_uuid: true }

const cases: [string, Field, object][] = [
  [
    'a text',
    text({ description: 'A few words' }),
    { type: 'text', translatable: true, description: 'A few words' },
  ],
  ['what must be there', text({ required: true, translatable: false }), { type: 'text', required: true }],
  [
    'a text with a longest length',
    text({ maxLength: 70, translatable: false }),
    { type: 'text', max_length: 70 },
  ],
  [
    'a text that names a country group',
    text({ countryGroups: 'one', translatable: false, description: 'Where it holds.' }),
    { type: 'text', description: 'The uuid of a country group. Where it holds.' },
  ],
  ['a picture', asset(), { type: 'asset', translatable: true, filetypes: ['images'] }],
  ['pictures', multiasset(), { type: 'multiasset', filetypes: ['images'] }],
  [
    'a file of another kind',
    asset({ fileKinds: ['texts'], translatable: false }),
    { type: 'asset', filetypes: ['texts'] },
  ],
  ['markup', html(), { type: 'textarea', translatable: true }],
  ['a number with bounds', number({ min: 0, max: 5 }), { type: 'number', min_value: 0, max_value: 5 }],
  ['a flag', boolean(), { type: 'boolean', default_value: false }],
  ['a moment', datetime(), { type: 'datetime' }],
  ['a choice', option(sizes), { type: 'option', options: sizeChoices }],
  [
    'a choice that is never empty',
    option(sizes, { defaultValue: 'm' }),
    { type: 'option', options: sizeChoices, default_value: 'm', exclude_empty_option: true },
  ],
  ['several choices', options(sizes), { type: 'options', options: sizeChoices }],
  ['a story', relation('product'), { type: 'option', ...stories }],
  ['several stories', relations('product'), { type: 'options', ...stories, is_reference_type: true }],
  [
    'a link',
    multilink(),
    {
      type: 'multilink',
      translatable: true,
      email_link_type: true,
      asset_link_type: true,
      show_anchor: true,
      allow_target_blank: true,
    },
  ],
  [
    'any blocks',
    bloks(),
    {
      type: 'bloks',
      restrict_components: true,
      restrict_type: 'groups',
      component_group_whitelist: blockFolders.map(({ uuid }) => uuid),
    },
  ],
  [
    'one block of a kind',
    bloks({ allowed: ['hero'], max: 1 }),
    {
      type: 'bloks',
      restrict_components: true,
      restrict_type: '',
      component_whitelist: ['hero'],
      maximum: 1,
    },
  ],
  [
    'entries',
    items('tab', { label: text() }),
    { type: 'bloks', restrict_components: true, restrict_type: '', component_whitelist: ['tab'] },
  ],
]

const place = { name: 'firstField', pos: 3, textBlocks: ['button'] }

describe('componentField', () => {
  it.each(cases)('describes %s', (_name, field, expected) => {
    const described = componentField(fieldMetadata(field), place)
    expect(described).toEqual({ display_name: 'First field', pos: 3, ...expected })
  })

  it('offers the blocks and styles that running text knows', () => {
    expect(componentField(fieldMetadata(richtext()), place)).toMatchObject({
      type: 'richtext',
      restrict_components: true,
      component_whitelist: ['button'],
      style_options: expect.arrayContaining([{ name: 'Lead', value: 'lead' }]),
    })
  })
})
