import { beforeEach, describe, expect, it } from 'vitest'
import { newPage } from '../../blocks/_kit/testing/new-page.ts'
import { requestContacts } from '../enhancements/links.ts'
import { enhance } from './exit-layer.ts'

// The page's first script does so.
requestContacts()

let time = 0

/** The page with the layer, 3,000 pixels high in a window of 600. */
function page(content = ''): HTMLDialogElement {
  document.body.innerHTML = `${content}<div data-enhance="exit-layer" data-delay="5">
    <dialog id="exit-layer"><a href="/kontakt/" data-contact="callback">Anrufen</a></dialog></div>`
  enhance(document.querySelector<HTMLElement>('[data-enhance]')!, newPage(), () => time)
  return document.querySelector('dialog#exit-layer')!
}

const root = document.documentElement
Object.defineProperties(root, {
  scrollHeight: { value: 3000 },
  clientHeight: { value: 600 },
})
Object.defineProperty(window, 'innerHeight', { value: 600 })

function leave({ clientY = -1, pointerType = 'mouse', buttons = 0 } = {}): void {
  root.dispatchEvent(new PointerEvent('pointerleave', { clientY, pointerType, buttons }))
}

/** A scroll through places, as [milliseconds since the last one, pixels from the top]. */
function scroll(steps: readonly (readonly [number, number])[], { isTouch = true } = {}): void {
  if (isTouch) dispatchEvent(new Event('touchmove'))
  for (const [after, top] of steps) {
    time += after
    root.scrollTop = top
    dispatchEvent(new Event('scroll'))
  }
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a visit begins without the cookie
  document.cookie = 'closed_exit=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  time = 0
})

describe('with a mouse', () => {
  it.each([
    ['over the upper edge', {}, true],
    ['at the edge itself', { clientY: 0 }, true],
    ['over another edge', { clientY: 200 }, false],
    ['with a button down', { buttons: 1 }, false],
    ['as a finger', { pointerType: 'touch' }, false],
  ])('a pointer that leaves %s', (_, how, opens) => {
    const dialog = page()
    time = 5000
    leave(how)
    expect(dialog.open).toBe(opens)
  })
})

describe('with a finger', () => {
  it.each<[string, readonly (readonly [number, number])[], boolean]>([
    [
      'quickly back from below the middle',
      [
        [0, 1800],
        [100, 1600],
        [100, 1450],
      ],
      true,
    ],
    [
      'back by half a screen in exactly 300 ms',
      [
        [0, 1500],
        [150, 1400],
        [150, 1200],
      ],
      true,
    ],
    [
      'as far, but slowly',
      [
        [0, 1800],
        [200, 1700],
        [200, 1600],
        [200, 1500],
      ],
      false,
    ],
    [
      'quickly, but less than half a screen',
      [
        [0, 1800],
        [100, 1501],
      ],
      false,
    ],
    [
      'quickly in the upper half of the page',
      [
        [0, 1199],
        [100, 700],
      ],
      false,
    ],
    [
      'quickly down',
      [
        [0, 1200],
        [100, 1900],
      ],
      false,
    ],
  ])('a scroll %s', (_, steps, opens) => {
    const dialog = page()
    time = 5000
    scroll(steps)
    expect(dialog.open).toBe(opens)
  })

  it.each([
    ['no finger made', false, 100],
    ['goes on a second after the finger', true, 1000],
  ])('a scroll that %s is none', (_, isTouch, after) => {
    const dialog = page()
    time = 5000
    scroll(
      [
        [after, 1800],
        [after, 1200],
      ],
      { isTouch },
    )
    expect(dialog.open).toBe(false)
  })
})

describe('the layer', () => {
  it('waits for the seconds that editors set', () => {
    const dialog = page()
    time = 4999
    leave()
    expect(dialog.open).toBe(false)
    time = 5000
    leave()
    expect(dialog.open).toBe(true)
  })

  it('opens once a visit, in one of several tabs', () => {
    const dialog = page()
    time = 5000
    leave()
    expect(document.cookie).toContain('closed_exit=1')
    dialog.close()
    leave()
    expect(dialog.open).toBe(false)
    const other = page()
    time += 5000
    leave()
    expect(other.open).toBe(false)
  })

  it('does not open where the worker has noted that a form was sent', () => {
    const dialog = page()
    // biome-ignore lint/suspicious/noDocumentCookie: as the worker sets it
    document.cookie = 'closed_exit=1; path=/'
    time = 5000
    leave()
    expect(dialog.open).toBe(false)
  })

  it('is gone with its page', () => {
    const dialog = page()
    newPage()
    time = 5000
    leave()
    expect(dialog.open).toBe(false)
    expect(document.cookie).not.toContain('closed_exit')
  })

  it.each([
    ['another dialog', '<dialog open>x</dialog>', ''],
    ['the focus in a field', '<form><input></form>', 'focus'],
    ['the focus in a list', '<form><select><option>1</option></select></form>', 'focus'],
    ['something typed', '<form><input></form>', 'type'],
  ])('does not open over %s, and does once that is over', (_, content, action) => {
    const dialog = page(content)
    time = 5000
    const field = document.querySelector<HTMLInputElement>('form *')
    if (action === 'focus') field!.focus()
    if (action === 'type') field!.value = 'Amara'
    leave()
    expect(dialog.open).toBe(false)
    expect(document.cookie).not.toContain('closed_exit')
    document.body.firstElementChild!.remove()
    leave()
    expect(dialog.open).toBe(true)
  })

  it('opens also while the notice of the consent tool is undecided', () => {
    const dialog = page('<section class="consent-notice">x</section>')
    time = 5000
    leave()
    expect(dialog.open).toBe(true)
  })

  it('does not open beside the chat', () => {
    const dialog = page()
    time = 5000
    root.setAttribute('data-chat-shown', '')
    leave()
    expect(dialog.open).toBe(false)
    root.removeAttribute('data-chat-shown')
  })

  it('makes room for the dialog of a callback', () => {
    const dialog = page()
    time = 5000
    leave()
    let wasClosed = false
    document.addEventListener(
      'contact-request',
      event => {
        event.preventDefault()
        wasClosed = !dialog.open
      },
      { once: true },
    )
    dialog.querySelector('a')!.click()
    expect(wasClosed).toBe(true)
  })
})
