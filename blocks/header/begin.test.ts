import { beforeAll, beforeEach, expect, it } from 'vitest'
import { begin } from './begin.ts'

const toggle = (id: string, type: 'toggle' | 'beforetoggle', newState: 'open' | 'closed') =>
  document.getElementById(id)!.dispatchEvent(Object.assign(new Event(type), { newState }))
const inert = () => [...document.querySelectorAll<HTMLElement>('[inert]')].map(({ id }) => id)

beforeAll(begin)
beforeEach(() => {
  document.body.innerHTML = `
    <div id="banner"></div>
    <div id="region"><header id="header">
      <a id="home" href="/"></a><nav id="menu" popover><button id="close"></button><a id="entry" href="/x/"></a></nav><button id="opener"></button>
    </header></div>
    <main id="main"><span id="note" popover></span></main>
    <div id="chat" inert></div>`
})

it('all around an open menu is out of reach, and nothing of it', () => {
  document.getElementById('opener')!.focus()
  toggle('menu', 'toggle', 'open')
  expect(inert()).toEqual(['banner', 'home', 'opener', 'main', 'chat'])
  expect(document.activeElement?.id).toBe('close')
})

it('is released before the menu closes; content that was inert before stays inert', () => {
  toggle('menu', 'toggle', 'open')
  toggle('menu', 'beforetoggle', 'closed')
  expect(inert()).toEqual(['chat'])
  toggle('menu', 'toggle', 'closed')
  expect(inert()).toEqual(['chat'])
})

it('other popovers do not trap the focus', () => {
  toggle('note', 'toggle', 'open')
  expect(inert()).toEqual(['chat'])
})

it('an opened search gives the focus to its field', () => {
  document.body.innerHTML =
    '<details class="site-search" id="search"><summary></summary><input id="field"></details>'
  const search = document.querySelector('details')!
  search.open = true
  search.dispatchEvent(new Event('toggle'))
  expect(document.activeElement?.id).toBe('field')
})
