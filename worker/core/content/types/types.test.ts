import { describe, expect, it } from 'vitest'
import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { readContent } from './read-content.ts'
import { relationFields, storyTypes } from './story-types.ts'

const types = [...storyTypes].map(([name, { fields }]) => ({ name, fields }))
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }] }

/** Content that fills a field of each kind. */
const samples: Readonly<Record<string, unknown>> = {
  text: 'Text',
  textarea: 'Text',
  number: '3',
  boolean: true,
  datetime: '2026-11-21 08:00',
  richtext: doc,
  multilink: { linktype: 'url', url: '/bachelor/' },
  asset: { filename: '/pictures/a.svg', alt: 'A' },
  multiasset: [{ filename: '/pictures/a.svg' }],
}
const related = { uuid: 'u', full_slug: 'a', name: 'A', content: { component: 'product' } }

function sampleOf(field: Fields[string]): unknown {
  const { type, options, storyType, entries, allowed } = fieldMetadata(field)
  if (storyType) return type === 'options' ? [related] : related
  if (entries) return [{ component: allowed![0], _uid: 'e', ...fill(entries) }]
  if (type === 'bloks') return [{ component: allowed?.[0] ?? 'headline', _uid: 'b' }]
  if (type === 'option') return options![0]
  return type === 'options' ? options : samples[type]
}

const fill = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]))

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && 'items' in value && isEmpty(value.items))

/** Campaigns and defaults are not pages: a malformed one is refused as a whole. */
const lenient = types.filter(({ name }) => !['campaign', 'defaults'].includes(name))

const wrong: readonly unknown[] = [5, true, 'text', [5], [[]], { a: 1 }, [{ component: 5 }], null, '']

describe('story types', () => {
  it('are those that are required, and no other', () => {
    expect(types.map(({ name }) => name).sort()).toEqual([
      'additional-costs',
      'campaign',
      'chat-settings',
      'cluster-card-set',
      'consent-settings',
      'contact-bubble-group',
      'contact-person',
      'conversation-template',
      'country-groups-prioritization',
      'defaults',
      'event',
      'experiment-variant',
      'feature-settings',
      'form-config',
      'funding-programme',
      'funding-questions',
      'individual-grouping',
      'location',
      'logo-cloud-set',
      'lp-individual-grouping',
      'lp-location',
      'lp-variant',
      'lp-variant-grouping',
      'page',
      'person',
      'product',
      'study-suggestion',
      'testimonial-person',
      'variant',
      'variant-grouping',
    ])
  })

  it.each(lenient)('$name reads all of its fields', ({ fields }) => {
    const read = readContent(fields, fill(fields)) as Record<string, unknown>
    for (const name of Object.keys(fields)) expect(isEmpty(read[name]), name).toBe(false)
  })

  it.each(lenient)('$name may be empty', ({ fields }) => {
    const read = readContent(fields, {}) as Record<string, unknown>
    expect(Object.keys(read)).toEqual(Object.keys(fields))
    for (const [name, field] of Object.entries(fields)) {
      const { type, defaultValue } = fieldMetadata(field)
      const given = type === 'boolean' ? (defaultValue ?? false) : defaultValue
      if (given === undefined) expect(isEmpty(read[name]), name).toBe(true)
      else expect(read[name], name).toBe(given)
    }
  })

  it.each(lenient)('$name loses a malformed field alone', ({ fields }) => {
    const full = fill(fields)
    const expected = readContent(fields, full) as Record<string, unknown>
    for (const name of Object.keys(fields))
      for (const value of wrong) {
        const read = readContent(fields, { ...full, [name]: value }) as Record<string, unknown>
        expect({ ...read, [name]: undefined }, name).toEqual({ ...expected, [name]: undefined })
      }
  })

  it('fields named like those of every object are not read from it', () => {
    const { fields } = storyTypes.get('person')!
    expect(readContent(fields, Object.create({ role: 'inherited' }))).toMatchObject({ role: undefined })
  })

  it('are read once for each version of the content', () => {
    const { fields } = storyTypes.get('variant')!
    const content = fill(fields)
    expect(readContent(fields, content)).toBe(readContent(fields, content))
    expect(readContent(fields, { ...content })).not.toBe(readContent(fields, content))
  })
})

describe('relations', () => {
  it('are named by type and field', () => {
    expect(relationFields).toEqual(
      expect.arrayContaining(['variant.product', 'lp-variant.product', 'variant-grouping.products']),
    )
    expect(new Set(relationFields).size).toBe(relationFields.length)
  })

  it('point to types that exist, and never back: what is put in their place must end somewhere', () => {
    const targetsOf = (fields: Fields): string[] =>
      Object.values(fields).flatMap(field => {
        const { storyType, entries } = fieldMetadata(field)
        return [...(storyType ? [storyType] : []), ...(entries ? targetsOf(entries) : [])]
      })
    const follow = (type: string, before: readonly string[]): void => {
      expect(storyTypes.has(type), type).toBe(true)
      expect(before).not.toContain(type)
      for (const target of targetsOf(storyTypes.get(type)!.fields)) follow(target, [...before, type])
    }
    for (const { name } of types) follow(name, [])
  })
})
