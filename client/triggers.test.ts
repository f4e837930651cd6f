import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, visible } from './triggers.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the trigger `idle`', () => {
  it('starts when the browser is idle, and in the end also in one that never is', () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const start = () => undefined
    const stop = idle(document.body, start, '')
    expect(request).toHaveBeenCalledWith(start, { timeout: 3_000 })
    stop?.()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('starts after 200 ms where the browser cannot tell', () => {
    vi.useFakeTimers()
    const start = vi.fn()
    idle(document.body, start, '')
    const stop = idle(document.body, start, '')
    stop?.()
    vi.advanceTimersByTime(199)
    expect(start).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(start).toHaveBeenCalledTimes(1)
  })
})

describe('the trigger `visible`', () => {
  const watched: Element[] = []
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = (element: Element) => watched.push(element)
        disconnect = () => undefined
      },
    )
  })

  it.each([
    ['what the island holds', '<b></b><i></i>', ['B', 'I']],
    ['the element around an island that holds nothing', '', ['SPAN', 'U', 'X-ISLAND']],
    ['the element around an island that shows nothing', '<b hidden></b>', ['SPAN', 'U', 'X-ISLAND']],
    ['what is shown', '<b hidden></b><i></i>', ['I']],
  ])('watches %s', (_, content, expected) => {
    watched.length = 0
    document.body.innerHTML = `<span><u></u><x-island>${content}</x-island></span>`
    visible(document.querySelector<HTMLElement>('x-island')!, () => undefined, '')
    expect(watched.map(({ tagName }) => tagName)).toEqual(expected)
  })
})
