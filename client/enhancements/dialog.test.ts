import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { openDialogs, showNamedPlace } from './dialog.ts'

const box = DOMRect.fromRect({ x: 100, y: 100, width: 400, height: 200 })
const inside = { clientX: 200, clientY: 200 }
const outside = { clientX: 50, clientY: 200 }
const onBorder = { clientX: 100, clientY: 102 }

type Place = typeof inside

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const dialog = () => document.querySelector('dialog')!

function fire(name: string, target: Element, place: Partial<Place> = {}): void {
  target.dispatchEvent(new MouseEvent(name, { bubbles: true, ...place }))
}
/** A click is dispatched to the element that contains its start and its end. */
function click([from, start]: [Element, Place], [to, end]: [Element, Place]): void {
  fire('pointerdown', from, start)
  fire('pointerup', to, end)
  fire('click', from === to ? from : dialog(), end)
}

beforeAll(() => openDialogs())
beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="d"><b>Mehr</b></button>
    <dialog id="d" closedby="any"><p>Text</p><button command="close" commandfor="d">Zu</button></dialog>
    <button commandfor="gone">Nirgends</button>`
  vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(box)
})

it('stands in for commands where the browser does not know them', () => {
  expect('command' in HTMLButtonElement.prototype || 'closedBy' in HTMLDialogElement.prototype).toBe(false)
  fire('click', find('b'))
  expect(dialog().open).toBe(true)
  fire('click', find('dialog button'))
  expect(dialog().open).toBe(false)
  fire('click', find('[commandfor="gone"]'))
  expect(dialog().open).toBe(false)
})

const beside = (): [Element, Place] => [dialog(), outside]
const text = (): [Element, Place] => [find('p'), inside]
const border = (): [Element, Place] => [dialog(), onBorder]

it.each([
  ['beside it', beside, beside, false],
  ['on its text', text, text, true],
  ['on its border, which is the dialog as well', border, border, true],
  ['of a selection that ends beside it', text, beside, true],
  ['that begins beside it and ends on it', beside, text, true],
])('a click %s', (_, from, to, isOpen) => {
  dialog().showModal()
  click(from(), to())
  expect(dialog().open).toBe(isOpen)
})

it('the keyboard’s click on a control in it does not close it', () => {
  dialog().showModal()
  // Such a click has no coordinates.
  fire('click', find('p'), { clientX: 0, clientY: 0 })
  expect(dialog().open).toBe(true)
})

it('a dialog that does not say so stays', () => {
  dialog().removeAttribute('closedby')
  dialog().showModal()
  click(beside(), beside())
  expect(dialog().open).toBe(true)
})

it('code opens a dialog by its id, once, and learns where there is none', () => {
  expect(openDialog('d')).toBe(true)
  expect(openDialog('d')).toBe(true)
  expect(dialog().open).toBe(true)
  expect(openDialog('gone')).toBe(false)
})

/** As a link to a part of the page does it. */
async function follow(hash: string, link?: Element): Promise<void> {
  if (link) fire('click', link)
  location.hash = hash
  dispatchEvent(new Event('hashchange'))
  await vi.dynamicImportSettled()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

it('an address opens the dialog that it names, again and again', async () => {
  for (let time = 0; time < 2; time++) {
    await follow('#d')
    expect(dialog().open).toBe(true)
    dialog().close()
    expect(location.hash).toBe('')
  }
})

it('passes the focus that the browser gives to the dialog to its first control, and back to the link that named it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#d"><i>Mehr</i></a>')
  await follow('#d', find('a i'))
  dialog().dispatchEvent(new FocusEvent('focus'))
  expect(document.activeElement).toBe(find('dialog button'))
  find('dialog button').blur()
  dialog().close()
  expect(document.activeElement).toBe(find('a'))
})

it('an address opens what is closed around the dialog that it names first, and around any other place', async () => {
  const closed = `<details><summary>Mehr</summary><div data-tabs>
      <div data-enhance="tab-bar"><a href="#one" data-active>1</a><a href="#two">2</a></div>
      <div id="one"></div><div id="two" hidden>`
  const place = '<p id="place" tabindex="-1">Stelle</p>'
  document.body.innerHTML = `${closed}<dialog id="d">${place}</dialog></div></div></details>`
  for (const element of document.querySelectorAll('*'))
    vi.spyOn(element, 'checkVisibility').mockReturnValue(false)
  const order: string[] = []
  vi.spyOn(dialog(), 'showModal').mockImplementation(() => {
    order.push(`details ${find('details').hasAttribute('open')}, panel ${!find('#two').hidden}`)
    dialog().setAttribute('open', '')
  })
  await follow('#d')
  expect(order).toEqual(['details true, panel true'])
  dialog().close()
  find('details').removeAttribute('open')
  await follow('#place')
  expect([dialog().open, find('details').hasAttribute('open')]).toEqual([true, true])
  expect(document.activeElement).toBe(find('#place'))
  dialog().close()
  expect(location.hash).toBe('')
})

it('what has the focus as the page loads is shown where it stands in something closed', async () => {
  location.hash = ''
  document.body.innerHTML = `<details><summary>Mehr</summary><div autofocus tabindex="-1" id="errors">Fehler</div></details>`
  vi.spyOn(find('#errors'), 'checkVisibility').mockReturnValue(false)
  showNamedPlace()
  await vi.dynamicImportSettled()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(find('details').hasAttribute('open')).toBe(true)
  expect(document.activeElement).toBe(find('#errors'))
})

it.each(['', '#', '#%', '#"]', '#gone'])('the anchor %j opens none', async hash => {
  await follow(hash)
  expect(dialog().open).toBe(false)
})
