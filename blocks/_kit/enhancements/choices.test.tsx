import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Choices } from '../choices.tsx'
import { type ChosenValues, enhance } from './choices.ts'

const options = [
  { value: 'fs', label: 'Fernstudium' },
  { value: 'ds', label: 'Dual', selected: true },
  { value: 'ms', label: 'myStudium', icon: 'laptop' },
]

const told = vi.fn<(chosen: ChosenValues) => void>()

function start(props: object, before: () => void = () => undefined): void {
  document.body.innerHTML = `<form>${renderToString(<Choices label="Modell" name="model" options={options} {...props} />)}</form>`
  before()
  enhance(document.querySelector<HTMLElement>('fieldset')!)
}

const inputs = () => [...document.querySelectorAll('input')]
const sent = () => new FormData(document.querySelector('form')!).getAll('model')

document.addEventListener('choices', event => told((event as CustomEvent<ChosenValues>).detail))
beforeEach(() => told.mockReset())

describe('choices', () => {
  it('are native inputs in a fieldset with a legend, which a form sends without script', () => {
    start({})
    expect(document.querySelector('fieldset > legend')?.textContent).toBe('Modell')
    expect(inputs().map(({ type }) => type)).toEqual(['radio', 'radio', 'radio'])
    expect(sent()).toEqual(['ds'])
  })

  it('single: the next choice replaces the last one', () => {
    start({ look: 'buttons' })
    inputs()[2]!.click()
    expect(told).toHaveBeenLastCalledWith({ name: 'model', values: ['ms'] })
    inputs()[0]!.click()
    expect(told).toHaveBeenLastCalledWith({ name: 'model', values: ['fs'] })
    expect(sent()).toEqual(['fs'])
  })

  it('multiple: each choice toggles, and the list of selected values is told', () => {
    start({ look: 'buttons', multiple: true })
    inputs()[0]!.click()
    expect(told).toHaveBeenLastCalledWith({ name: 'model', values: ['fs', 'ds'] })
    inputs()[0]!.click()
    inputs()[1]!.click()
    expect(told).toHaveBeenLastCalledWith({ name: 'model', values: [] })
  })

  it('tell what was chosen before their code came, once', () => {
    start({}, () => {
      inputs()[0]!.checked = true
    })
    expect(told.mock.calls).toEqual([[{ name: 'model', values: ['fs'] }]])
  })

  it('say nothing of what was selected from the start', () => {
    start({})
    expect(told).not.toHaveBeenCalled()
  })

  it('of several selected ones where one may be, take the last', () => {
    const all = options.map(option => ({ ...option, selected: true }))
    start({ options: all })
    expect(sent()).toEqual(['ms'])
    start({ options: all, multiple: true })
    expect(sent()).toEqual(['fs', 'ds', 'ms'])
  })

  it('can be required, invalid and described', () => {
    start({ required: true, invalid: true, describedBy: 'hint' })
    const group = document.querySelector('fieldset')!
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(group.getAttribute('aria-describedby')).toBe('hint')
    expect(inputs().every(({ required }) => required)).toBe(true)
  })
})
