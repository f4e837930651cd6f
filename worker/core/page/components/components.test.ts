import { describe, expect, it } from 'vitest'
import { blockCategories } from '../../../../blocks/_kit/block-categories.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { storyTypes } from '../../content/types/story-types.ts'
import { blockLogic } from '../registry.ts'
import { componentOf, uniqueComponents } from './component.ts'
import { components } from './components.ts'
import { blockFolders, groups } from './groups.ts'
import { loadPresets } from './presets.ts'

const named = new Map(components.map(component => [component.name, component]))
const fields = components.flatMap(({ name, schema }) =>
  Object.entries(schema).flatMap(([field, described]) =>
    'keys' in described ? [] : [{ path: `${name}.${field}`, ...described }],
  ),
)
// The keys of the table are its categories.
const categories = Object.keys(blockCategories) as (keyof typeof blockCategories)[]
const inGroup = (group: keyof typeof groups) =>
  components.flatMap(({ name, component_group_uuid }) =>
    component_group_uuid === groups[group].uuid ? [name] : [],
  )

describe('components', () => {
  it('are the story types and the blocks, under all their names', () => {
    const unplaced = ([, { schema }]: [string, { schema: { block: { place?: string } } }]) =>
      schema.block.place !== 'none' && schema.block.place !== 'part'
    const expected = [...storyTypes.keys(), ...[...blockLogic].filter(unplaced).map(([name]) => name)]
    const placed = [...categories.flatMap(inGroup), ...inGroup('stories'), ...inGroup('formParts')]
    expect(placed.sort()).toEqual(expected.sort())
  })

  it('of a page stand in folders of their own, and each folder has some', () => {
    expect(inGroup('blocks')).toEqual([])
    expect(categories.filter(name => !inGroup(name).length)).toEqual([])
    expect(blockFolders.map(({ parent }) => parent)).toEqual([undefined, ...categories.map(() => 'blocks')])
    expect(new Set(Object.values(groups).map(({ uuid }) => uuid)).size).toBe(Object.keys(groups).length)
    expect(new Set(Object.values(groups).map(({ id }) => id)).size).toBe(Object.keys(groups).length)
  })

  it('have ids of their own, which stay', () => {
    expect(new Set(components.map(({ id }) => id)).size).toBe(components.length)
    expect(named.get('hero')?.id).toBe(456875097)
  })

  it('have the fields about one thing in a section, in its place', () => {
    const { schema } = named.get('hero')!
    expect(schema['section-voucher']).toMatchObject({
      type: 'section',
      display_name: 'Voucher',
      keys: expect.arrayContaining(['voucherCode', 'voucherLabel']),
    })
    expect(schema['section-voucher']!.pos).toBe(schema.voucherCode!.pos - 1)
  })

  it('have the entries of blocks and stories as parts, however deep', () => {
    expect(inGroup('parts')).toEqual(
      expect.arrayContaining([
        'accordion-list',
        'accordion-item',
        'headline-props',
        'geo-restricted-usps',
        'usp',
      ]),
    )
  })

  it('of a form are offered in forms, and nowhere else', () => {
    const parts = [
      'form-choice',
      'form-consent',
      'form-field',
      'form-file',
      'form-price',
      'form-step',
      'form-summary',
    ]
    expect(inGroup('formParts').sort()).toEqual(parts)
    const holders = fields.filter(({ component_whitelist = [] }) =>
      component_whitelist.some(name => parts.includes(name)),
    )
    expect(holders.map(({ path }) => path).sort()).toEqual([
      'form-config.aside',
      'form-config.fields',
      'form-config.steps',
      'form-step.fields',
      'form.aside',
      'form.fields',
      'form.steps',
    ])
  })

  it.each([
    ['page', true],
    ['header', true],
    ['footer', true],
    ['hero', false],
    ['tab', false],
  ])('%s as a story of its own: %s', (name, isRoot) => {
    expect(named.get(name)).toMatchObject({ is_root: isRoot, is_nestable: !isRoot })
  })

  it('leave out what editors never place', () => {
    expect(named.has('header-campaign-banner')).toBe(false)
  })

  it('name a block by its own words in lists', () => {
    expect(named.get('hero')?.preview_field).toBe('headline')
    expect(named.get('button')?.preview_field).toBe('text')
    expect(named.get('divider')?.preview_field).toBeUndefined()
  })

  it('are fewer than the smallest plan has room for', () => {
    expect(components.length).toBeLessThan(200)
  })

  it('have tabs by keys that stay, each field in one of them and in one section at most', () => {
    const { schema } = named.get('page')!
    expect(schema['tab-search-engines']).toEqual({
      type: 'tab',
      display_name: 'Search engines',
      pos: expect.any(Number),
      keys: ['seoTitle', 'seoDescription', 'shareImage', 'noindex'],
    })
    for (const { name, schema: own } of components) {
      for (const kind of ['tab', 'section']) {
        const keys = Object.values(own).flatMap(field =>
          'keys' in field && field.type === kind ? field.keys : [],
        )
        expect(new Set(keys).size, name).toBe(keys.length)
        expect(keys.filter(key => !own[key])).toEqual([])
      }
      expect(new Set(Object.values(own).map(({ pos }) => pos)).size, name).toBe(Object.keys(own).length)
    }
  })

  it('say what they are by their colour and their icon', () => {
    expect(named.get('page')).toMatchObject({ icon: 'block-doc', color: '#1b243f' })
    expect(named.get('big-image')).toMatchObject({ icon: 'block-image', color: '#05807f' })
    expect(new Set(components.map(({ color }) => color)).size).toBe(4)
  })

  it('hide fields whose switch is off', () => {
    const hidden = fields.flatMap(({ path, conditional_settings }) => (conditional_settings ? [path] : []))
    expect(hidden).toEqual(expect.arrayContaining(['form.purchaseItem', 'hero.starRatingLabel']))
    expect(hidden.filter(path => path.startsWith('countdown.'))).toEqual([])
  })

  it('keep what decides where settings count in one language', () => {
    const units = fields.filter(({ path }) => path.endsWith('.unit'))
    expect(units.filter(({ translatable }) => translatable)).toEqual([])
  })

  it('allow only components that exist and can be nested', () => {
    const wrong = fields.flatMap(({ path, component_whitelist = [] }) =>
      component_whitelist.flatMap(name => (named.get(name)?.is_nestable ? [] : [`${path}: ${name}`])),
    )
    expect(wrong).toEqual([])
  })

  it('point only to types of stories', () => {
    const wrong = fields.flatMap(({ path, filter_content_type = [] }) =>
      filter_content_type.flatMap(name => (named.get(name)?.is_root ? [] : [`${path}: ${name}`])),
    )
    expect(wrong).toEqual([])
  })

  it('offer the kinds of blocks that running text may hold', () => {
    expect(fields.find(({ path }) => path === 'rich-text.content')?.component_whitelist).toEqual([
      'accordion-content',
      'button',
      'checklist-grid',
      'divider',
      'flex-blok',
      'form-icon',
      'link',
      'modal',
      'richtext-button',
      'syntea-button',
      'syntea-link',
    ])
  })
})

describe('uniqueComponents', () => {
  const part = (name: string, label: string) =>
    componentOf({ name, title: name, group: 'parts', fields: { [label]: text() }, textBlocks: [] })

  it('has each name once, in order', () => {
    const unique = uniqueComponents([part('b', 'x'), part('a', 'x'), part('b', 'x')])
    expect(unique.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('refuses two of one name that differ', () => {
    expect(() => uniqueComponents([part('b', 'x'), part('b', 'y')])).toThrow('two components named b')
  })
})

it('presets are the fixtures that have a name for editors, as the content system stores them', async () => {
  const presets = await loadPresets()
  const hero = presets.filter(({ component }) => component === 'hero')
  expect(hero.length).toBeGreaterThan(1)
  for (const { content, name } of presets) expect([content.component, name]).not.toContain('')
  expect(new Set(presets.map(({ component, fixture }) => `${component}/${fixture}`)).size).toBe(
    presets.length,
  )
})
