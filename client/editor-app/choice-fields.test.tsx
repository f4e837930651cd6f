import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { allIconNames } from '../../blocks/_kit/icons/names.ts'
import { Field } from './fields.tsx'
import { mount } from './testing/mount.ts'

const field = {
  name: 'iconBefore',
  type: 'option',
  required: false,
  translatable: false,
  icons: true,
  options: allIconNames.map(name => ({ value: name, label: name })),
  label: 'Icon before',
  group: 'Look and behaviour',
}

const context = {
  forms: new Map(),
  stories: [],
  countryGroups: [],
  language: undefined,
  target: undefined,
  onBlock: () => undefined,
  problems: new Map(),
}

async function show(value: unknown) {
  const onChange = vi.fn()
  document.body.innerHTML = '<main></main>'
  await mount(
    <Field field={field} value={value} onChange={onChange} context={context} renderBlocks={() => null} />,
    document.querySelector('main')!,
  )
  return onChange
}

const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!

it('a field for an icon shows every icon as a picture with its name, and the chosen one', async () => {
  await show('phone-bold')
  const names = [...document.querySelectorAll('input[type="radio"]')].map(input =>
    input.getAttribute('aria-label'),
  )
  expect(names).toEqual(['none', ...allIconNames])
  expect(document.querySelectorAll('label svg use')).toHaveLength(allIconNames.length)
  expect(radio('phone-bold').checked).toBe(true)
  expect(document.querySelector('summary')!.textContent).toContain('phone-bold')
})

it('a click chooses an icon, or none', async () => {
  const onChange = await show('')
  await act(async () => radio('orcid').click())
  expect(onChange).toHaveBeenLastCalledWith('orcid')
  const undo = await show('orcid')
  await act(async () => radio('none').click())
  expect(undo).toHaveBeenLastCalledWith('')
})
