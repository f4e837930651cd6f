import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScroll } from './scroll.ts'

const remembered = () => history.state as { readonly scroll?: number }
const fire = (name: string, init: object = {}) => dispatchEvent(Object.assign(new Event(name), init))

function scroll(top: number): void {
  document.documentElement.scrollTop = top
  fire('scroll')
}

const listen = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '')
  history.scrollRestoration = 'auto'
  scroll(0)
})
afterEach(() => {
  // The window outlives the page of one test.
  for (const [name, listener] of listen.mock.calls) removeEventListener(name, listener as EventListener)
  listen.mockClear()
  vi.useRealTimers()
})

it('keeps the position in the entry once scrolling rests, and when the page is left', () => {
  keepScroll(() => true)
  scroll(300)
  vi.advanceTimersByTime(99)
  expect(remembered().scroll).toBe(0)
  vi.advanceTimersByTime(1)
  expect(remembered().scroll).toBe(300)
  scroll(400)
  fire('pagehide', { persisted: true })
  expect(remembered().scroll).toBe(400)
  expect(history.scrollRestoration).toBe('auto')
})

// WebKit has not yet restored the position when it fires `pageshow`.
it.each([600, 0])('a page that the browser kept comes back where it was left (%i)', top => {
  keepScroll(() => true)
  scroll(top)
  fire('pagehide', { persisted: true })
  document.documentElement.scrollTop = 0
  fire('pageshow', { persisted: true })
  expect(scrollY).toBe(top)
  vi.advanceTimersByTime(1000)
  expect(remembered().scroll).toBe(top)
  expect(history.scrollRestoration).toBe('manual')
})

it.each([
  ['as far as', 0, undefined],
  ['farther than', 1, String(innerWidth)],
])('sections are laid out where the visitor had scrolled %s a screen before', (_, pixels, expected) => {
  const { dataset } = document.documentElement
  delete dataset.laidOut
  scroll(innerHeight + pixels)
  keepScroll(() => true)
  expect(dataset.laidOut).toBe(expected)
  delete dataset.laidOut
})

it('sections are laid out where scrolling may have passed over some of them', () => {
  const { dataset } = document.documentElement
  keepScroll(() => true)
  delete dataset.laidOut
  scroll(innerHeight)
  expect(dataset.laidOut).toBeUndefined()
  scroll(2 * innerHeight + 1)
  expect(dataset.laidOut).toBe(String(innerWidth))
  delete dataset.laidOut
})

it('leaves the position alone in a document that was loaded, and in one that shows another page than its address', () => {
  let isShown = true
  keepScroll(() => isShown)
  document.documentElement.scrollTop = 500
  fire('pageshow', { persisted: false })
  expect(scrollY).toBe(500)
  isShown = false
  fire('pageshow', { persisted: true })
  expect(scrollY).toBe(500)
})

it('a noted position is put back where the browser has not done so yet', () => {
  history.replaceState({ entry: 1, scroll: 500 }, '')
  keepScroll(() => true)
  expect(scrollY).toBe(500)
  expect(remembered().scroll).toBe(500)
})

it('a browser that refuses to write into the entry puts the position back itself', () => {
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
  })
  keepScroll(() => true)
  scroll(300)
  vi.advanceTimersByTime(100)
  fire('pagehide', { persisted: true })
  expect(history.scrollRestoration).toBe('auto')
  refused.mockRestore()
})
