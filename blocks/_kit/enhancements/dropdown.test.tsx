import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dropdown } from '../dropdown.tsx'
import { enhance } from './dropdown.ts'

const countries = ['Belgien', 'Dänemark', 'Deutschland', 'Frankreich', 'Polen']
const options = countries.map(label => ({ value: label.slice(0, 3), label }))

const changed = vi.fn()

function start(before: () => void = () => undefined, props: object = {}): void {
  document.body.innerHTML = `<form>${renderToString(<Dropdown label="Land" name="land" options={options} {...props} />)}</form><button id="elsewhere"></button>`
  select().addEventListener('change', () => changed(select().value))
  before()
  enhance(document.querySelector<HTMLElement>('.dropdown')!)
}

const select = () => document.querySelector('select')!
const button = () => document.querySelector<HTMLButtonElement>('button[role=combobox]')!
const list = () => document.querySelector<HTMLElement>('[role=listbox]')!
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const highlighted = () => list().querySelector('[data-highlighted]')?.textContent
let time = 0
function press(key: string, after = 1000): boolean {
  time += after
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: time })
  return button().dispatchEvent(event)
}

beforeEach(() => {
  changed.mockReset()
  HTMLElement.prototype.showPopover = vi.fn()
  HTMLElement.prototype.hidePopover = vi.fn()
})

describe('a dropdown', () => {
  it('is the browser’s own list until its code comes', () => {
    const html = renderToString(<Dropdown label="Land" name="land" options={options} value="Deu" />)
    expect(html).toMatch(/<label[^>]*>Land<\/label><select[^>]*name="land"/)
    expect(html).toContain('<option value="Deu" selected="">Deutschland</option>')
  })

  it('keeps a choice made before its code came, and sends it with its form', () => {
    start(() => {
      select().value = 'Fra'
    })
    expect(button().textContent).toBe('Frankreich')
    press('Enter')
    expect(highlighted()).toBe('Frankreich')
    expect(new FormData(document.querySelector('form')!).get('land')).toBe('Fra')
  })

  it('is left alone while the visitor is in it', () => {
    start(() => select().focus())
    expect(button()).toBeNull()
    select().blur()
    expect(button()).not.toBeNull()
  })

  it('is a combobox with the name of its label, which controls a list', () => {
    start()
    expect(document.getElementById(button().getAttribute('aria-labelledby')!)?.textContent).toBe('Land')
    expect(button().getAttribute('aria-controls')).toBe(list().id)
    expect(select().getAttribute('aria-hidden')).toBe('true')
    button().click()
    expect([...list().children].map(({ textContent }) => textContent)).toEqual(countries)
    expect(list().querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  })

  it('moves its highlight by arrows, around both ends', () => {
    start()
    press('ArrowDown')
    expect(highlighted()).toBe('Belgien')
    press('ArrowUp')
    expect(highlighted()).toBe('Polen')
    press('ArrowDown')
    press('ArrowDown')
    expect(highlighted()).toBe('Dänemark')
    expect(button().getAttribute('aria-activedescendant')).toBe(list().children[1]!.id)
  })

  it('by Enter picks the highlighted option and closes, or opens', () => {
    start()
    press('Enter')
    expect(isOpen()).toBe(true)
    press('ArrowDown')
    press('Enter')
    expect(isOpen()).toBe(false)
    expect(button().textContent).toBe('Dänemark')
    expect(changed.mock.calls).toEqual([['Dän']])
    press('Enter')
    press('Enter')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('closes by Escape without a choice, which reaches no dialog around it', () => {
    start()
    const heard = vi.fn()
    document.addEventListener('keydown', heard, { once: true })
    press('ArrowDown')
    press('ArrowDown')
    press('Escape')
    expect(isOpen()).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(changed).not.toHaveBeenCalled()
    press('Escape')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('closes when the focus leaves it', () => {
    start()
    button().focus()
    press('ArrowDown')
    document.querySelector<HTMLElement>('#elsewhere')!.focus()
    expect(isOpen()).toBe(false)
    expect(changed).not.toHaveBeenCalled()
  })

  it('goes to its ends by Home and End', () => {
    start()
    press('End')
    expect(highlighted()).toBe('Polen')
    press('Home')
    expect(highlighted()).toBe('Belgien')
  })

  it('finds what is typed: a word, or option after option by one letter', () => {
    start()
    press('d')
    expect(highlighted()).toBe('Dänemark')
    press('d', 100)
    expect(highlighted()).toBe('Deutschland')
    press('d', 100)
    expect(highlighted()).toBe('Dänemark')
    press('d')
    press('e', 100)
    expect(highlighted()).toBe('Deutschland')
    press('x')
    expect(highlighted()).toBe('Deutschland')
  })

  it('leaves keys with modifiers to the browser', () => {
    start()
    expect(press('Tab')).toBe(true)
    expect(press('ArrowDown')).toBe(false)
  })

  it('picks what is clicked', () => {
    start()
    button().click()
    list().querySelectorAll<HTMLElement>('li')[3]!.click()
    expect(isOpen()).toBe(false)
    expect(select().value).toBe('Fra')
  })

  it('follows the select: its state, its options, a reset of its form', async () => {
    start(undefined, { required: true, invalid: true, describedBy: 'hint' })
    expect(button().getAttribute('aria-required')).toBe('true')
    expect(button().getAttribute('aria-invalid')).toBe('true')
    expect(button().getAttribute('aria-describedby')).toBe('hint')
    select().disabled = true
    const italy = document.createElement('option')
    italy.text = 'Italien'
    select().replaceChildren(italy)
    await vi.waitFor(() => expect(button().textContent).toBe('Italien'))
    expect(button().disabled).toBe(true)
    press('ArrowDown')
    expect(isOpen()).toBe(false)
  })
})
