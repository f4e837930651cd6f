import { act } from 'react'
import { expect, it } from 'vitest'
import { composingKeys } from '../../blocks/_kit/testing/composing-key.ts'
import { Menu } from './menu.tsx'
import { mount } from './testing/mount.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!

async function openMenu(): Promise<HTMLDetailsElement> {
  document.body.innerHTML = '<div></div><p><button id="elsewhere"></button></p>'
  await mount(
    <Menu label="Story">
      <input />
      <button type="button">Move …</button>
    </Menu>,
    find('div'),
  )
  const menu = find<HTMLDetailsElement>('details')
  await act(async () => {
    menu.open = true
    menu.dispatchEvent(new Event('toggle'))
  })
  find('input').focus()
  return menu
}

const press = (key: string) =>
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it.each<[string, () => unknown]>([
  ['Escape is pressed', () => press('Escape')],
  ['one of its buttons is pressed', () => find('details button').click()],
])('is closed, and its own button has the focus, where %s', async (_, close) => {
  const menu = await openMenu()
  await act(async () => close())
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})

it.each<[string, () => unknown]>([
  ['a click goes elsewhere', () => find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the focus goes elsewhere', () => find('#elsewhere').focus()],
])('is closed where %s', async (_, leave) => {
  const menu = await openMenu()
  await act(async () => leave())
  expect(menu.open).toBe(false)
})

it.each<[string, () => unknown]>([
  ['another key is pressed', () => press('a')],
  ['a text in it is composed', () => composingKeys('Escape').map(key => find('input').dispatchEvent(key))],
  ['a click goes into it', () => find('input').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the window is left', () => dispatchEvent(new Event('blur'))],
])('stays open where %s', async (_, doThis) => {
  const menu = await openMenu()
  await act(async () => doThis())
  expect(menu.open).toBe(true)
})
