import { beforeEach, expect, it, vi } from 'vitest'
import { reveal } from './reveal.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const opened = () =>
  new Promise(resolve =>
    reveal(find('#place'), places => resolve(places.map(({ localName, id }) => id || localName))),
  )

beforeEach(() => {
  document.body.innerHTML = ''
})

const place = '<b id="place"></b>'

it.each([
  ['a disclosure', `<details><summary></summary><p>${place}</p></details>`, ['details']],
  ['its title', `<details><summary>${place}</summary></details>`, []],
  ['an open disclosure', `<details open><summary></summary>${place}</details>`, []],
  ['disclosures in each other', `<details id="o"><details id="i">${place}</details></details>`, ['o', 'i']],
  ['a dialog', `<dialog>${place}</dialog>`, ['dialog']],
  ['a panel of tabs', tabs(`<div id="t0"></div><div id="t1" hidden>${place}</div>`), ['t1']],
  ['the panel that is shown', tabs(`<div id="t0">${place}</div><div id="t1" hidden></div>`), []],
  ['a panel without tabs', `<div data-tabs><div id="t0">${place}</div></div>`, []],
  [
    'tabs in a disclosure',
    `<details>${tabs(`<div id="t0"></div><div id="t1" hidden>${place}</div>`)}</details>`,
    ['details', 't1'],
  ],
  ['nothing closed', `<main>${place}</main>`, []],
])('opens what is closed around an element in %s, from the outside in, once', async (_, html, expected) => {
  document.body.innerHTML = html
  expect(await opened()).toEqual(expected)
  expect(await opened()).toEqual([])
})

function tabs(panels: string): string {
  return `<div data-tabs><div data-enhance="tab-bar"><a href="#t0" data-active></a><a href="#t1"></a></div>${panels}</div>`
}

it('hides the panels beside the one that it opens', () => {
  document.body.innerHTML = tabs(`<div id="t0"></div><div id="t1" hidden>${place}</div>`)
  reveal(find('#place'), () => undefined)
  expect([find('#t0').hidden, find('#t1').hidden]).toEqual([true, false])
})

it('opens a popover that is not seen', async () => {
  document.body.innerHTML = `<div popover>${place}</div>`
  const note = find('[popover]')
  note.showPopover = vi.fn()
  vi.spyOn(note, 'checkVisibility').mockReturnValueOnce(false).mockReturnValue(true)
  expect(await opened()).toEqual(['div'])
  expect(await opened()).toEqual([])
  expect(note.showPopover).toHaveBeenCalledTimes(1)
})
