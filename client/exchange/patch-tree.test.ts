import { expect, it } from 'vitest'
import { patchChildren } from './patch-tree.ts'

const elementOf = (html: string): HTMLElement => {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

/** The element with the content of another state, after the visitor did something. */
function patched(before: string, next: string, meanwhile: (live: HTMLElement) => void = () => undefined) {
  const live = elementOf(before)
  document.body.replaceChildren(live)
  meanwhile(live)
  const kept = live.firstElementChild
  patchChildren(live, elementOf(next))
  return { live, kept }
}

const box = (code: string, rest = '') => `<input type="checkbox" name="degree" value="${code}"${rest}>`

it.each([
  ['a text', '<p>one</p>', '<p>two</p>'],
  ['an attribute', '<a href="/a/" title="x">a</a>', '<a href="/b/" rel="next">a</a>'],
  ['an element more', '<ul><li>a</li></ul>', '<ul><li>b</li><li>c</li></ul>'],
  ['an element less', '<ul><li>a</li><li>b</li></ul>', '<ul><li>b</li></ul>'],
  ['an element before', '<p class="sum">1</p>', '<p class="note">new</p><p class="sum">2</p>'],
  ['another order', '<p id="a"></p><p id="b"></p>', '<p id="b"></p><p id="a"></p>'],
  ['nothing', '<p>one</p>two', ''],
  ['text beside elements', 'one<b>two</b>', '<b>two</b>three'],
])('%s', (_, before, next) => {
  expect(patched(before, next).live.innerHTML).toBe(elementOf(next).innerHTML)
})

it('a live region stays the same one behind what comes before it', () => {
  const status = '<p class="sum" role="status">'
  const { live, kept } = patched(`${status}1</p>`, `<p class="note">new</p>${status}2</p>`)
  expect(live.lastElementChild).toBe(kept)
  expect(kept!.textContent).toBe('2')
})

it('a box stays focused, and is ticked as the server says', () => {
  const { live } = patched(
    box('master') + box('bachelor'),
    box('master', ' checked') + box('bachelor', ' disabled'),
    before => before.querySelector('input')!.focus(),
  )
  const [master, bachelor] = live.querySelectorAll('input')
  expect(document.activeElement).toBe(master)
  expect([master!.checked, bachelor!.disabled]).toEqual([true, true])
})

it('goes back to what was ticked before', () => {
  const { live } = patched(box('master'), box('master'), before => {
    before.querySelector('input')!.checked = true
  })
  expect(live.querySelector('input')!.checked).toBe(false)
})

it.each([
  ['stays open where the visitor opened it', '<details><p></p></details>', true],
  ['opens where something in it is chosen', '<details open><p></p></details>', false],
])('a disclosure %s', (_, next, isOpened) => {
  const { live } = patched('<details><p></p></details>', next, before => {
    before.querySelector('details')!.open = isOpened
  })
  expect(live.querySelector('details')!.open).toBe(true)
})

it.each([
  ['is that of the state', false, 'new'],
  ['stays while the visitor types', true, 'typed'],
])('a text %s', (_, isFocused, expected) => {
  const field = (value: string) => `<input type="search" name="q" value="${value}">`
  const { live } = patched(field('old'), field('new'), before => {
    const input = before.querySelector('input')!
    input.value = 'typed'
    if (isFocused) input.focus()
  })
  expect(live.querySelector('input')!.value).toBe(expected)
})

it('a list shows the option of the state', () => {
  const list = '<select name="p"><option value="">-</option><option value="a">A</option></select>'
  const { live } = patched(list, list, before => {
    before.querySelector('select')!.selectedIndex = 1
  })
  expect(live.querySelector('select')!.selectedIndex).toBe(0)
})
