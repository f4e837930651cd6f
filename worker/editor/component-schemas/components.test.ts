import { describe, expect, it } from 'vitest'
import { text } from '../../../blocks/_kit/fields/text.ts'
import { storyTypes } from '../../content/types/story-types.ts'
import { blockLogic } from '../../page/registry.ts'
import { componentOf, uniqueComponents } from './component.ts'
import { components } from './components.ts'
import { groups } from './groups.ts'

const named = new Map(components.map(component => [component.name, component]))
const fields = components.flatMap(({ name, schema }) =>
  Object.entries(schema).flatMap(([field, described]) =>
    described.type === 'tab' ? [] : [{ path: `${name}.${field}`, ...described }],
  ),
)
const inGroup = (group: keyof typeof groups) =>
  components.flatMap(({ name, component_group_uuid }) =>
    component_group_uuid === groups[group].uuid ? [name] : [],
  )

describe('components', () => {
  it('are the story types and the blocks, under all their names', () => {
    const unplaced = ([, { schema }]: [string, { schema: { block: { place?: string } } }]) =>
      schema.block.place !== 'none' && schema.block.place !== 'part'
    const expected = [...storyTypes.keys(), ...[...blockLogic].filter(unplaced).map(([name]) => name)]
    expect([...inGroup('stories'), ...inGroup('blocks'), ...inGroup('formParts')].sort()).toEqual(
      expected.sort(),
    )
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
    const parts = ['form-choice', 'form-consent', 'form-field', 'form-file', 'form-step', 'form-summary']
    expect(inGroup('formParts').sort()).toEqual(parts)
    const holders = fields.filter(({ component_whitelist = [] }) =>
      component_whitelist.some(name => parts.includes(name)),
    )
    expect(holders.map(({ path }) => path).sort()).toEqual([
      'form-config.fields',
      'form-config.steps',
      'form-step.fields',
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

  it('have tabs by keys that stay, each field in one of them at most', () => {
    const { schema } = named.get('page')!
    expect(schema['tab-search-engines']).toEqual({
      type: 'tab',
      display_name: 'Search engines',
      pos: expect.any(Number),
      keys: ['seoTitle', 'seoDescription', 'shareImage', 'noindex'],
    })
    for (const { name, schema: own } of components) {
      const keys = Object.values(own).flatMap(field => (field.type === 'tab' ? field.keys : []))
      expect(new Set(keys).size, name).toBe(keys.length)
      expect(keys.filter(key => !own[key])).toEqual([])
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
