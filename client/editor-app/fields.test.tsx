import { act, type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FormField, StorySummary } from './api.ts'
import { Field } from './fields.tsx'
import { mount } from './testing/mount.ts'
import { type Zones, ZonesContext, zonesOf } from './zones.ts'

const context = {
  forms: new Map(),
  stories: [],
  countryGroups: [
    { value: 'alps', label: 'Alps (AT, CH)' },
    { value: 'north', label: 'North (SE)' },
  ],
  language: undefined,
  target: undefined,
  onBlock: () => undefined,
  problems: new Map(),
}

const fieldOf = (type: string, rest: Partial<FormField> = {}): FormField => ({
  ...{ name: 'it', label: 'It', group: 'Content', type, required: false, translatable: false },
  description: 'What it is for',
  options: [{ value: 'a', label: 'A' }],
  ...rest,
})

interface Surroundings {
  readonly problems?: readonly string[]
  readonly stories?: readonly StorySummary[]
  readonly zones?: Zones
}

/** Writes into a field as a person does; React detects only values written with the prototype's setter. */
function setValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

async function render(element: ReactNode): Promise<void> {
  document.body.innerHTML = '<main></main>'
  await mount(element, document.querySelector('main')!)
}

async function show(
  field: FormField,
  value: unknown,
  { problems = [], stories = [], zones = zonesOf({}) }: Surroundings = {},
) {
  const onChange = vi.fn()
  const own = { ...context, stories }
  const props = { field, value, onChange, context: own, problems, renderBlocks: () => null }
  await render(
    <ZonesContext value={zones}>
      <Field {...props} />
    </ZonesContext>,
  )
  return onChange
}

/** The field with a value that it changes; resolves to all values that it has had. */
async function hold(field: FormField, first: unknown): Promise<readonly unknown[]> {
  const values: unknown[] = [first]
  function Held() {
    const [value, setHeld] = useState(first)
    const onChange = (next: unknown) => {
      values.push(next)
      setHeld(next)
    }
    const props = { field, value, onChange, context, problems: [], renderBlocks: () => null }
    return <Field {...props} />
  }
  await render(<Held />)
  return values
}

const described = () => document.querySelector('[aria-describedby]')!
const notesOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)

describe('a field', () => {
  it('for a story names those of the same name with their slugs', async () => {
    const story = (id: number, name: string, slug: string, component = 'form-config') => ({
      ...{ id, uuid: `u${id}`, name, slug, component },
      state: 'published' as const,
    })
    const stories = [
      story(1, 'Kontakt', 'settings/forms/kontakt'),
      story(2, 'Kontakt', 'settings/ds/forms/kontakt'),
      story(3, 'Rückruf', 'settings/forms/rueckruf'),
      story(4, 'Kontakt', 'kontakt', 'page'),
    ]
    await show(fieldOf('option', { storyType: 'form-config' }), 'u3', { stories })
    expect([...document.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '–',
      'Kontakt (settings/forms/kontakt)',
      'Kontakt (settings/ds/forms/kontakt)',
      'Rückruf',
    ])
  })

  it('for country groups names them, and keeps one that is gone until it is taken away', async () => {
    const onChange = await show(fieldOf('text', { countryGroups: 'several' }), 'north, lost')
    const boxes = [...document.querySelectorAll('input')]
    const shown = boxes.map(({ labels, checked }) => [labels![0]!.textContent.trim(), checked])
    expect(shown).toEqual([
      ['Alps (AT, CH)', false],
      ['North (SE)', true],
      ['lost (gone)', true],
    ])
    boxes[0]!.click()
    boxes[2]!.click()
    expect(onChange.mock.calls).toEqual([['north,lost,alps'], ['north']])
  })

  it('for one country group is a list of them', async () => {
    await show(fieldOf('text', { countryGroups: 'one' }), 'north')
    const options = [...document.querySelectorAll('option')]
    expect(options.map(({ text }) => text)).toEqual(['–', 'Alps (AT, CH)', 'North (SE)'])
    expect(document.querySelector('select')!.value).toBe('north')
  })

  it.each<[string, unknown]>([
    ['text', ''],
    ['textarea', ''],
    ['number', '1'],
    ['boolean', true],
    ['datetime', '2026-12-24 18:00'],
    ['option', 'a'],
    ['options', ['a']],
    ['multilink', undefined],
    ['asset', undefined],
    ['multiasset', []],
    ['richtext', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ])('of the kind %s is described by what is wrong with it and what it is for', async (type, value) => {
    await show(fieldOf(type), value, { problems: ['This lacks something.', 'And more.'] })
    expect(notesOf(described())).toEqual(['This lacks something.And more.', 'What it is for'])
    if (described().matches('input, textarea, select, [role="textbox"]'))
      expect(described().getAttribute('aria-invalid')).toBe('true')
    await show(fieldOf(type), value)
    expect(notesOf(described())).toEqual(['What it is for'])
    expect(described().getAttribute('aria-invalid')).toBeNull()
  })

  it('with a longest length counts characters, and says when there are too many', async () => {
    const field = fieldOf('text', { maxLength: 5 })
    await show(field, 'abc')
    expect(notesOf(described())).toEqual(['3 of 5 characters', 'What it is for'])
    expect(described().getAttribute('aria-invalid')).toBeNull()
    await show(field, 'abcdef')
    expect(described().getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    [['images'], true],
    [['images', 'videos'], true],
    [['texts'], false],
  ])('for files of the kinds %j offers pictures: %s', async (fileKinds, expected) => {
    await show(fieldOf('asset', { fileKinds }), undefined)
    expect(document.body.textContent.includes('Choose picture')).toBe(expected)
    expect(document.querySelector('[aria-label="Alternative text"]') !== null).toBe(expected)
  })

  it.each([
    [{ content: 'UTC', site: 'Europe/Berlin' }, '2026-12-24T19:00', '2026-07-01 16:00'],
    [{ content: 'Europe/Berlin', site: 'Europe/Berlin' }, '2026-12-24T18:00', '2026-07-01 18:00'],
    [{ content: 'UTC', site: 'Europe/London' }, '2026-12-24T18:00', '2026-07-01 17:00'],
  ])(
    'for a moment is read and written in the zone of the site, and stored in that of the content: %j',
    async (zones, shown, stored) => {
      const onChange = await show(fieldOf('datetime'), '2026-12-24 18:00', { zones })
      const input = document.querySelector('input')!
      expect(input.value).toBe(shown)
      setValue(input, '2026-07-01T18:00')
      setValue(input, '')
      expect(onChange.mock.calls).toEqual([[stored], ['']])
    },
  )

  it('for a day has no time, and stores it as the content system does', async () => {
    for (const value of ['2026-12-24', '2026-12-24 00:00']) {
      const onChange = await show(fieldOf('datetime', { isDay: true }), value)
      const input = document.querySelector('input')!
      expect([input.type, input.value]).toEqual(['date', '2026-12-24'])
      setValue(input, '2026-07-01')
      expect(onChange.mock.calls).toEqual([['2026-07-01 00:00']])
    }
  })

  it.each([
    ['2026-03-29T01:30', '2026-03-29 00:30', '2026-03-29T01:30'],
    // This time does not exist: clocks change from two to three.
    ['2026-03-29T02:30', '2026-03-29 01:30', '2026-03-29T02:30'],
    ['2026-03-29T03:30', '2026-03-29 01:30', '2026-03-29T03:30'],
    // The second of two.
    ['2026-10-25T02:30', '2026-10-25 01:30', '2026-10-25T02:30'],
    ['2026-10-25T03:00', '2026-10-25 02:00', '2026-10-25T03:00'],
  ])('for a moment stores %s, on a day on which clocks change, as %s', async (typed, stored, shown) => {
    const values = await hold(fieldOf('datetime'), '')
    setValue(document.querySelector('input')!, typed)
    expect([values.at(-1), document.querySelector('input')?.value]).toEqual([stored, shown])
  })

  it('for a moment keeps what is typed, while its year is typed digit by digit', async () => {
    const values = await hold(fieldOf('datetime'), '2025-12-24 17:00')
    for (const year of ['0002', '0020', '0202', '2026']) {
      setValue(document.querySelector('input')!, `${year}-12-24T18:00`)
      expect(document.querySelector('input')?.value).toBe(`${year}-12-24T18:00`)
    }
    expect(values.at(-1)).toBe('2026-12-24 17:00')
  })

  it.each([
    ['2026-12-24 18:00', 'datetime-local', '2026-12-24T19:00'],
    ['2026-03-29 01:00', 'datetime-local', '2026-03-29T03:00'],
    ['2026-10-25 00:30', 'datetime-local', '2026-10-25T02:30'],
    ['2026-10-25 01:30', 'datetime-local', '2026-10-25T02:30'],
    ['2026-07-15T08:00:00Z', 'text', '2026-07-15T08:00:00Z'],
    ['2026-07-15T10:00:00+02:00', 'text', '2026-07-15T10:00:00+02:00'],
    ['2026-02-30 18:00', 'text', '2026-02-30 18:00'],
    ['tomorrow', 'text', 'tomorrow'],
    ['', 'datetime-local', ''],
  ])('for a moment shows %s', async (value, type, shown) => {
    await show(fieldOf('datetime'), value)
    const input = document.querySelector('input')!
    expect([input.type, input.value]).toEqual([type, shown])
  })
})
