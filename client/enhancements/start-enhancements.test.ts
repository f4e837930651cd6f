import { beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyClicks } from '../early-clicks.ts'
import { enhanceBy, startEnhancements, touchEnhancement } from './start-enhancements.ts'

const enhance = vi.fn<(element: HTMLElement) => Promise<void>>()
enhanceBy(enhance)

let options: IntersectionObserverInit | undefined
let near: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined
const watched = new Set<Element>()
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: typeof near, init: IntersectionObserverInit) {
      options = init
      near = callback
    }
    observe = (element: Element) => watched.add(element)
    unobserve = (element: Element) => watched.delete(element)
  },
)
const reported = vi.fn()
vi.stubGlobal('reportError', reported)
const settled = () => new Promise(resolve => setTimeout(resolve))

const insert = () => {
  document.body.innerHTML = '<div data-enhance="copy"><button type="button"></button></div><p></p>'
  return document.querySelector<HTMLElement>('[data-enhance]')!
}
const bringNear = async (target: Element, isIntersecting = true) => {
  near([{ isIntersecting, target }])
  await settled()
}

keepEarlyClicks(touchEnhancement)
beforeEach(() => {
  watched.clear()
  enhance.mockReset().mockResolvedValue(undefined)
  reported.mockReset()
})

it('an element starts once, when it is within 400 px of the viewport', async () => {
  const element = insert()
  startEnhancements()
  expect(options).toEqual({ rootMargin: '400px' })
  expect([...watched]).toEqual([element])
  await bringNear(element, false)
  expect(enhance).not.toHaveBeenCalled()
  await bringNear(element)
  await bringNear(element)
  startEnhancements()
  expect(enhance.mock.calls).toEqual([[element]])
  expect(watched.size).toBe(0)
})

it('an element that a later part of the page brings starts, too', async () => {
  const element = insert()
  startEnhancements(document.body)
  await bringNear(element)
  expect(enhance).toHaveBeenCalledTimes(1)
})

it('a click starts it at once, and is repeated when its code is there', async () => {
  const element = insert()
  startEnhancements()
  const button = element.querySelector('button')!
  button.click()
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  await vi.waitFor(() => expect(element.dataset.enhanced).toBe(''))
  expect(enhance).toHaveBeenCalledTimes(1)
  expect(clicked).toHaveBeenCalledTimes(1)
  button.click()
  expect(clicked).toHaveBeenCalledTimes(2)
})

it('code that cannot be loaded is reported, and the element stays as it is', async () => {
  enhance.mockRejectedValue(new Error('no enhancement "copy"'))
  const element = insert()
  startEnhancements()
  await bringNear(element)
  expect(reported).toHaveBeenCalledTimes(1)
  expect(element.dataset.enhanced).toBeUndefined()
})
