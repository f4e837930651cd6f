import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './tooltip.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const button = () => find('button')
const note = () => find('#n')
let isOpen = false

/** Popovers as browsers have them: the button that names one toggles it, unless a script prevents that. */
function start(): void {
  document.body.innerHTML =
    '<button popovertarget="n">i</button><div id="n" popover><a href="/">x</a></div><input>'
  isOpen = false
  const set = (open: boolean) => {
    const newState = open ? 'open' : 'closed'
    note().dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    isOpen = open
    note().dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  note().showPopover = () => set(true)
  note().hidePopover = () => set(false)
  vi.spyOn(note(), 'matches').mockImplementation(selector => selector === ':popover-open' && isOpen)
  enhance(button())
  document.addEventListener('click', toggle)
}
function toggle(event: Event): void {
  if (event.target !== button() || event.defaultPrevented) return
  if (isOpen) note().hidePopover()
  else note().showPopover()
}

const point = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  start()
})
afterEach(() => {
  document.removeEventListener('click', toggle)
  vi.useRealTimers()
})

describe('the note of an info icon', () => {
  it('opens under a pointer on the icon, stays while the pointer is on the note, and closes when it has left both', () => {
    point('pointerenter', button())
    expect(isOpen).toBe(true)
    point('pointerleave', button())
    vi.advanceTimersByTime(200)
    point('pointerenter', note())
    vi.advanceTimersByTime(1000)
    expect(isOpen).toBe(true)
    point('pointerleave', note())
    vi.advanceTimersByTime(300)
    expect(isOpen).toBe(false)
  })

  it('does not open under a finger, which presses the icon', () => {
    point('pointerenter', button(), 'touch')
    expect(isOpen).toBe(false)
    button().click()
    expect(isOpen).toBe(true)
  })

  it('stays after a press of the icon that it was shown for, until the next one', () => {
    point('pointerenter', button())
    button().click()
    expect(isOpen).toBe(true)
    point('pointerleave', button())
    vi.advanceTimersByTime(1000)
    expect(isOpen).toBe(true)
    point('pointerenter', button())
    button().click()
    expect(isOpen).toBe(false)
  })

  it('opens for the keyboard’s focus, and closes when it moves on, but not when it moves into the note', () => {
    vi.spyOn(button(), 'matches').mockImplementation(selector => selector === ':focus-visible')
    button().focus()
    expect(isOpen).toBe(true)
    find('a').focus()
    expect(isOpen).toBe(true)
    find('input').focus()
    expect(isOpen).toBe(false)
  })

  it('gives the focus in it back to its icon when it closes, and is not opened again by that', () => {
    vi.spyOn(button(), 'matches').mockImplementation(selector => selector === ':focus-visible')
    point('pointerenter', button())
    find('a').focus()
    note().hidePopover()
    expect(document.activeElement).toBe(button())
    expect(isOpen).toBe(false)
  })

  it('stays when a pointer leaves it, while the focus is in it', () => {
    point('pointerenter', button())
    find('a').focus()
    point('pointerleave', button())
    vi.advanceTimersByTime(1000)
    expect(isOpen).toBe(true)
  })

  it('is not opened again by a pointer that closed it by Escape and is still there', () => {
    point('pointerenter', button())
    note().hidePopover()
    vi.advanceTimersByTime(1000)
    expect(isOpen).toBe(false)
  })
})
