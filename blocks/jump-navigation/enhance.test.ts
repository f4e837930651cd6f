import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../_kit/testing/new-page.ts'
import { enhance } from './enhance.ts'

const names = ['ablauf', 'kosten', 'beratung']
const stickyTop = 64
/** The position at which a jump ends by the page's styles. */
const landing = 128

const scrolledIntoView = vi.fn()
const scrollTo = vi.fn()
const scrollBy = vi.fn()
/** Upper edges by id; the bar is `nav`. */
const tops: Record<string, number> = {}

function layOut(list: object) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id] ?? 0, height: this.id === 'nav' ? 48 : 500 } as DOMRect
  })
  const element = document.querySelector('[data-jump-list]')!
  for (const [name, value] of Object.entries(list))
    Object.defineProperty(element, name, { value, writable: true, configurable: true })
  Object.assign(element, { scrollTo, scrollBy })
  for (const [index, link] of [...document.querySelectorAll('a')].entries())
    Object.defineProperty(link, 'offsetLeft', { value: index * 200 })
}

function start(list: object = { scrollLeft: 0, scrollWidth: 800, clientWidth: 400 }) {
  const links = names.map(name => `<li><a href="#${name}">${name}</a></li>`).join('')
  const arrows = ['left', 'right'].map(side => `<button data-jump-arrow="${side}" hidden></button>`).join('')
  const sections = names.map(name => `<section id="${name}"></section>`).join('')
  document.body.innerHTML = `<nav id="nav" data-enhance="jump-navigation" style="position: sticky; top: ${stickyTop}px"><ul data-jump-list>${links}</ul>${arrows}</nav><main>${sections}</main><dialog></dialog>`
  document.documentElement.style.scrollPaddingTop = `${landing}px`
  layOut(list)
  enhance(nav(), newPage())
}

const nav = () => document.getElementById('nav')!
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#${name}"]`)!
const active = () => [...document.querySelectorAll('[aria-current="location"]')].map(item => item.textContent)
const arrow = (side: string) => document.querySelector<HTMLElement>(`[data-jump-arrow="${side}"]`)!
const shownArrows = () => ['left', 'right'].filter(side => !arrow(side).hasAttribute('hidden'))
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
const press = (name: string, key: string) =>
  link(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const click = (name: string, init: MouseEventInit = {}) =>
  link(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

async function scrollPage(places: object) {
  Object.assign(tops, places)
  dispatchEvent(new Event('scroll'))
  await pass(20)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal('innerWidth', 600)
  for (const spy of [scrolledIntoView, scrollTo, scrollBy]) spy.mockReset()
  HTMLElement.prototype.scrollIntoView = scrolledIntoView
  Object.assign(tops, { nav: 600, ablauf: 900, kosten: 1400, beratung: 1900 })
})
afterEach(async () => {
  document.body.replaceChildren()
  await scrollPage({})
  await pass(1000)
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the active section', () => {
  it('scrolls although the browser refuses to write the address', async () => {
    const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    })
    start()
    click('kosten')
    await pass(100)
    expect(scrolledIntoView).toHaveBeenCalledOnce()
    refused.mockRestore()
  })

  it('is nothing above the first section', async () => {
    start()
    expect(active()).toEqual([])
  })

  it('follows the page, and is brought into view once', async () => {
    start()
    await scrollPage({ nav: 64, ablauf: landing, kosten: 628 })
    expect(active()).toEqual(['ablauf'])
    await scrollPage({ ablauf: -300, kosten: 200 })
    expect(active()).toEqual(['kosten'])
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 200 - 36, behavior: expect.any(String) })
    await scrollPage({ kosten: 150 })
    expect(scrollTo).toHaveBeenCalledTimes(2)
    await scrollPage({ ablauf: 900, kosten: 1400 })
    expect(active()).toEqual([])
  })

  it('is the first section where a jump to it ends, with the margin that it keeps', async () => {
    start()
    await scrollPage({ nav: 64, ablauf: landing + 6 })
    expect(active()).toEqual([])
    document.getElementById('ablauf')!.style.scrollMarginTop = '40px'
    await scrollPage({ ablauf: landing + 40 })
    expect(active()).toEqual(['ablauf'])
  })

  it('leaves out sections that the page does not have', async () => {
    start()
    document.getElementById('ablauf')!.remove()
    await scrollPage({ kosten: 100 })
    expect(active()).toEqual(['kosten'])
  })

  it.each([
    [600, 'false'],
    [65, 'false'],
    [64, 'true'],
    [64.3, 'true'],
    [-200, 'true'],
  ])('a bar at %f px is stuck: %s', async (top, expected) => {
    start()
    await scrollPage({ nav: top })
    expect(nav().dataset.stuck).toBe(expected)
  })
})

describe('a bar', () => {
  it('ends for a bar that has left the page', async () => {
    start()
    const listened = vi.spyOn(globalThis, 'getComputedStyle')
    newPage()
    await scrollPage({ nav: 64 })
    expect(listened).not.toHaveBeenCalled()
    const { calls } = vi.spyOn(globalThis, 'requestAnimationFrame').mock
    dispatchEvent(new Event('scroll'))
    expect(calls).toEqual([])
  })
})

describe('arrows', () => {
  it('are not there without overflow', async () => {
    start({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })
    expect(shownArrows()).toEqual([])
  })

  it('are hidden at their end', async () => {
    start()
    expect(shownArrows()).toEqual(['right'])
    const list = document.querySelector('[data-jump-list]')!
    list.scrollLeft = 200
    list.dispatchEvent(new Event('scroll'))
    expect(shownArrows()).toEqual(['left', 'right'])
    list.scrollLeft = 400
    list.dispatchEvent(new Event('scroll'))
    expect(shownArrows()).toEqual(['left'])
  })

  it.each([
    ['right', 'at its end', { scrollLeft: 400 }, 'left'],
    ['right', 'once all is in view', { scrollLeft: 0, scrollWidth: 400 }, 'beratung'],
    ['left', 'at its end', { scrollLeft: 0 }, 'right'],
    ['left', 'once all is in view', { scrollLeft: 0, scrollWidth: 400 }, 'ablauf'],
  ])('the focus of the %s one is passed on %s', async (side, _, change, expected) => {
    start({ scrollLeft: 200, scrollWidth: 800, clientWidth: 400 })
    const list = document.querySelector('[data-jump-list]')!
    arrow(side).focus()
    Object.assign(list, change)
    list.dispatchEvent(new Event('scroll'))
    expect(document.activeElement).toBe(names.includes(expected) ? link(expected) : arrow(expected))
  })

  it.each([
    ['right', 0, 400, 'left'],
    ['left', 400, 0, 'right'],
  ])(
    'the one beside the %s one is shown before it gets the focus, also when one step leads from end to end',
    (side, from, to, other) => {
      start({ scrollLeft: from, scrollWidth: 800, clientWidth: 400 })
      const list = document.querySelector('[data-jump-list]')!
      const focused = vi.fn(() => shownArrows())
      arrow(other).addEventListener('focus', focused)
      arrow(side).focus()
      list.scrollLeft = to
      list.dispatchEvent(new Event('scroll'))
      expect(focused).toHaveReturnedWith(expect.arrayContaining([other]))
      expect(document.activeElement).toBe(arrow(other))
    },
  )

  it.each([
    ['left', -300],
    ['right', 300],
  ])('%s scrolls by half the window', async (side, left) => {
    start()
    arrow(side).click()
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left, behavior: expect.any(String) })
  })

  it('are looked at again 100 ms after the last resize', async () => {
    start({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })
    Object.assign(document.querySelector('[data-jump-list]')!, { clientWidth: 200 })
    dispatchEvent(new Event('resize'))
    await pass(60)
    dispatchEvent(new Event('resize'))
    await pass(99)
    expect(shownArrows()).toEqual([])
    await pass(1)
    expect(shownArrows()).toEqual(['right'])
  })
})

describe('jumping', () => {
  it.each([
    ['click', () => click('kosten')],
    ['Enter', () => press('kosten', 'Enter')],
  ])('%s scrolls to the section, below the header', async (_, choose) => {
    start()
    // Cancelled: the browser does not jump by itself.
    expect(choose()).toBe(false)
    await pass(100)
    expect(scrolledIntoView.mock.contexts).toEqual([document.getElementById('kosten')])
    expect(scrolledIntoView).toHaveBeenCalledWith({ behavior: expect.any(String), block: 'start' })
    expect(location.hash).toBe('#kosten')
  })

  it('is instant under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    start()
    click('kosten')
    await pass(100)
    expect(scrolledIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' })
  })

  it('ends where the section is, as all sections are laid out first, each in a task after the next paint', async () => {
    document.documentElement.removeAttribute('data-laid-out')
    start()
    const laidOut = () => names.filter(name => document.getElementById(name)!.dataset.laidOut === '').length
    /** The number of sections that were laid out after each task. */
    const tasks: number[] = []
    vi.stubGlobal('scheduler', { yield: async () => tasks.push(laidOut()) })
    document.getElementById('kosten')!.dataset.measured = ''
    click('beratung')
    expect(laidOut()).toBe(0)
    await pass(100)
    expect(tasks).toEqual([1, 2, 3])
    expect(document.querySelector('[data-measured]')).toBeNull()
    expect(document.documentElement.dataset.laidOut).toBe(String(innerWidth))
    expect(scrolledIntoView).toHaveBeenCalledOnce()
  })

  it('by Enter moves the focus there after 1000 ms', async () => {
    start()
    press('kosten', 'Enter')
    await pass(999)
    expect(document.activeElement).not.toBe(document.getElementById('kosten'))
    await pass(1)
    expect(document.activeElement).toBe(document.getElementById('kosten'))
  })

  it('by click leaves the focus', async () => {
    start()
    click('kosten')
    await pass(2000)
    expect(document.activeElement).not.toBe(document.getElementById('kosten'))
  })

  it('closes an open modal first, and scrolls 500 ms later', async () => {
    start()
    const dialog = document.querySelector('dialog')!
    dialog.setAttribute('open', '')
    click('kosten')
    expect(dialog.open).toBe(false)
    await pass(499)
    expect(scrolledIntoView).not.toHaveBeenCalled()
    await pass(1)
    expect(scrolledIntoView).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another key', () => press('kosten', 'a')],
    ['a click for a new tab', () => click('kosten', { ctrlKey: true })],
    [
      'a section that is not there',
      () => {
        document.getElementById('kosten')!.remove()
        return click('kosten')
      },
    ],
  ])('leaves %s to the browser', async (_, choose) => {
    start()
    expect(choose()).toBe(true)
    await pass(1000)
    expect(scrolledIntoView).not.toHaveBeenCalled()
  })
})
