import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../_kit/testing/new-page.ts'
import { enhance } from './enhance.ts'

let widen: (event: { matches: boolean }) => void
vi.stubGlobal('matchMedia', (query: string) => ({
  query,
  addEventListener: (_: string, listener: typeof widen) => {
    widen = listener
  },
}))

const state = (name: string) =>
  `<g data-state="${name}" role="button" tabindex="0" aria-pressed="false"><path id="${name}"></path></g>`
const pin = (name: string) =>
  `<a data-state="${name}" class="location-map-pin" href="/${name}/" tabindex="-1"></a>`
const entry = (name: string) =>
  `<li class="location-map-entry" data-state="${name}"><a href="/${name}/"></a></li>`

beforeEach(() => {
  document.body.innerHTML = `<button id="before"></button><div id="map">
    <input type="radio" name="view" value="list"><input type="radio" name="view" value="map" checked>
    <svg>${state('bayern')}${state('berlin')}<g data-state="hessen"></g>${pin('bayern')}${pin('berlin')}</svg>
    <ul>${entry('bayern')}${entry('berlin')}<li class="location-map-entry" id="online"></li></ul></div><button id="after"></button>`
  enhance(document.querySelector<HTMLElement>('#map')!, newPage())
})

const button = (name: string) => document.querySelector<SVGElement>(`g[data-state=${name}]`)!
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-state]:not([data-away])')].map(
    ({ dataset }) => dataset.state,
  )
const all = ['bayern', 'berlin', 'hessen', 'bayern', 'berlin', 'bayern', 'berlin']
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const click = (id: string) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))

describe('a federal state', () => {
  it('is selected by a click, and then alone with its locations', () => {
    click('berlin')
    expect(shown()).toEqual(['berlin', 'berlin', 'berlin'])
    expect(document.querySelector('#online')!.hasAttribute('data-away')).toBe(true)
    expect(button('berlin').getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('a.location-map-pin[data-state=berlin]')!.getAttribute('tabindex')).toBe(
      '0',
    )
    expect(document.querySelector('a.location-map-pin[data-state=bayern]')!.getAttribute('tabindex')).toBe(
      '-1',
    )
  })

  it.each(['Enter', ' '])('is selected by the key %j, and deselected by it again', key => {
    expect(press(button('bayern'), key)).toBe(false)
    expect(shown()).toEqual(['bayern', 'bayern', 'bayern'])
    press(button('bayern'), key)
    expect(shown()).toEqual(all)
    expect(button('bayern').getAttribute('aria-pressed')).toBe('false')
  })

  it('is deselected by Escape, from its pin too, and gets the focus back', () => {
    click('berlin')
    const berlin = document.querySelector<HTMLElement>('a.location-map-pin[data-state=berlin]')!
    berlin.focus()
    press(berlin, 'Escape')
    expect(shown()).toEqual(all)
    expect(document.activeElement).toBe(button('berlin'))
  })

  it('is deselected when the focus leaves the map by Tab, and keeps none', () => {
    click('berlin')
    button('berlin').dispatchEvent(
      new FocusEvent('focusout', {
        bubbles: true,
        relatedTarget: document.querySelector('a.location-map-pin'),
      }),
    )
    expect(shown()).not.toEqual(all)
    button('berlin').dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: document.querySelector('#after') }),
    )
    expect(shown()).toEqual(all)
    expect(document.activeElement).toBe(document.body)
  })

  it('is deselected when Tab leads out of the document, and not when another window gets the focus', () => {
    const leave = () => button('berlin').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    click('berlin')
    leave()
    expect(shown()).not.toEqual(all)
    press(button('berlin'), 'Tab')
    leave()
    expect(shown()).toEqual(all)
  })

  it('without locations is no button', () => {
    press(button('hessen'), 'Enter')
    expect(shown()).toEqual(all)
  })

  it('leaves other keys alone', () => {
    expect(press(button('berlin'), 'Tab')).toBe(true)
    expect(press(button('berlin'), 'Escape')).toBe(true)
  })
})

it('above 1024 px the view is the map again', () => {
  const [list, map] = document.querySelectorAll<HTMLInputElement>('input')
  list!.click()
  widen({ matches: false })
  expect(map!.checked).toBe(false)
  widen({ matches: true })
  expect(map!.checked).toBe(true)
})
