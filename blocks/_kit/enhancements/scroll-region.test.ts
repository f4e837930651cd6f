import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from './scroll-region.ts'

let resized: () => void
const observed: Element[] = []
const disconnect = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe = (element: Element) => observed.push(element)
      disconnect = disconnect
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('is a stop of the keyboard while it scrolls, and as long as it has the focus', () => {
  document.body.innerHTML = '<div tabindex="0"><table></table></div>'
  const region = document.body.firstElementChild as HTMLElement
  const sizes = { scrollWidth: 300, clientWidth: 300, scrollHeight: 20, clientHeight: 20 }
  for (const name of ['scrollWidth', 'clientWidth', 'scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(region, name, { get: () => sizes[name] })
  const gone = new AbortController()
  enhance(region, gone.signal)
  expect(observed).toEqual([region, region.firstElementChild])
  resized()
  expect(region.hasAttribute('tabindex')).toBe(false)
  sizes.scrollWidth = 301
  resized()
  expect(region.hasAttribute('tabindex')).toBe(false)
  sizes.scrollWidth = 400
  resized()
  expect(region.tabIndex).toBe(0)
  region.focus()
  sizes.scrollWidth = 300
  resized()
  expect(document.activeElement).toBe(region)
  region.blur()
  expect(region.hasAttribute('tabindex')).toBe(false)
  gone.abort()
  expect(disconnect).toHaveBeenCalledOnce()
})
