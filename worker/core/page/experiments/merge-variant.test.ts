import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareStructure } from '../../content/cache/bodies.ts'
import type { Story } from '../../content/types/story.ts'
import { mergeOverrides, mergeVariant } from './merge-variant.ts'

const frozen = <T>(value: T): T => shareStructure(undefined, structuredClone(value))

const block = (uid: string, text: string) => ({ component: 'headline', _uid: uid, text })

const content = frozen({
  component: 'page',
  _uid: 'page',
  seoTitle: 'Titel',
  body: [block('1', 'Eins'), block('2', 'Zwei'), block('3', 'Drei')],
})

describe('merging overrides', () => {
  it('what changes nothing is the very same content', () => {
    expect(mergeOverrides(content, [])).toBe(content)
    expect(mergeOverrides(content, frozen([{ key: 'seoTitle', value: 'Titel' }]))).toBe(content)
    expect(mergeOverrides(content, frozen([{ key: 'body', value: structuredClone(content.body) }]))).toBe(
      content,
    )
  })

  it('changes one block, and the others stay the same objects, wherever they stand', () => {
    const body = [block('3', 'Drei'), block('2', 'Anders'), block('1', 'Eins')]
    const overrides = frozen([{ key: 'body', value: body }])
    const merged = mergeOverrides(content, overrides)
    expect(merged.body).toEqual(body)
    expect(merged.body[0]).toBe(content.body[2])
    expect(merged.body[1]).toBe((overrides[0]!.value as typeof body)[1])
    expect(merged.body[2]).toBe(content.body[0])
    expect(Object.isFrozen(merged) && Object.isFrozen(merged.body)).toBe(true)
    expect(content.body[1]!.text).toBe('Zwei')
  })

  it.each(['component', '_uid', '__proto__', 'constructor', 'prototype'])('%s is refused', key => {
    const overrides = frozen([{ key, value: { polluted: true } }])
    expect(mergeOverrides(content, overrides)).toBe(content)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('takes the last of two values for one key, and adds missing keys', () => {
    const overrides = frozen([
      { key: 'seoTitle', value: 'A' },
      { key: 'noindex', value: true },
      { key: 'seoTitle', value: 'B' },
    ])
    expect(mergeOverrides(content, overrides)).toEqual({ ...content, seoTitle: 'B', noindex: true })
  })

  const key = fc.constantFrom(
    'seoTitle',
    'body',
    'noindex',
    'component',
    '_uid',
    '__proto__',
    'constructor',
    'toString',
  )
  const blocks = fc.array(
    fc.record({
      component: fc.constant('headline'),
      _uid: fc.constantFrom('1', '2', '3', '4'),
      text: fc.constantFrom('Eins', 'Zwei', 'Neu'),
    }),
    { maxLength: 5 },
  )
  const override = fc.record({ key, value: fc.oneof(blocks, fc.jsonValue({ maxDepth: 2 })) })

  it('equals a plain merge by value, keeps the control as it is, and shares every block that is equal', () => {
    const before = structuredClone(content)
    const refused = ['component', '_uid', '__proto__', 'constructor', 'prototype']
    fc.assert(
      fc.property(fc.array(override, { maxLength: 5 }), given => {
        const overrides = frozen(given)
        const merged = mergeOverrides(content, overrides) as Record<string, unknown>
        const plain: Record<string, unknown> = { ...content }
        for (const { key, value } of given) if (!refused.includes(key)) plain[key] = value
        expect(merged).toEqual(plain)
        expect(content).toEqual(before)
        if (!Array.isArray(merged.body)) return
        for (const found of merged.body as ReturnType<typeof block>[]) {
          const own = content.body.find(candidate => JSON.stringify(candidate) === JSON.stringify(found))
          if (own) expect(found).toBe(own)
        }
      }),
    )
  })
})

describe('the story of a variant', () => {
  const story = (own: object) => frozen({ id: 1, full_slug: 'a', content, ...own }) as unknown as Story
  const control = story({})
  const variant = story({
    id: 2,
    content: { component: 'experiment-variant', variantContent: [{ key: 'seoTitle', value: 'Neu' }] },
  })

  it('is the control’s with other content, made once', () => {
    const merged = mergeVariant(control, variant)
    expect(merged).toEqual({ ...control, content: { ...content, seoTitle: 'Neu' } })
    expect(mergeVariant(control, variant)).toBe(merged)
  })

  it('is the control’s own where nothing changes, and where the overrides are malformed', () => {
    for (const variantContent of [undefined, 'x', [5], [{ value: 1 }], { key: 'a', value: 1 }]) {
      const other = story({ id: 3, content: { component: 'experiment-variant', variantContent } })
      expect(mergeVariant(control, other)).toBe(control)
    }
  })
})
