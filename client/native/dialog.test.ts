import { expect, it, vi } from 'vitest'
import { openDialogs } from './dialog.ts'

it('stands in for commands and light dismissal where the browser knows neither', () => {
  expect('command' in HTMLButtonElement.prototype || 'closedBy' in HTMLDialogElement.prototype).toBe(false)
  document.body.innerHTML = `
    <button command="show-modal" commandfor="d"><b>Mehr</b></button>
    <dialog id="d" closedby="any"><p>Text</p><button command="close" commandfor="d">Zu</button></dialog>
    <button commandfor="gone">Nirgends</button>`
  const dialog = document.querySelector('dialog')!
  const showModal = vi.spyOn(dialog, 'showModal')
  const close = vi.spyOn(dialog, 'close')
  const click = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  openDialogs()

  click('b')
  expect(showModal).toHaveBeenCalledTimes(1)
  click('p')
  expect(close).not.toHaveBeenCalled()
  click('dialog button')
  expect(close).toHaveBeenCalledTimes(1)
  click('dialog')
  expect(close).toHaveBeenCalledTimes(2)
  click('[commandfor="gone"]')
  expect(showModal).toHaveBeenCalledTimes(1)
})
