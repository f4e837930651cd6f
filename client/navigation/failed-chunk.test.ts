import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadFailedChunks } from './failed-chunk.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  reload.mockReset()
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  document.body.innerHTML = '<p class="load-failure" hidden>sorry</p>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

reloadFailedChunks()

function fail(chunk = 'island-0123'): void {
  const payload = new TypeError(
    `Failed to fetch dynamically imported module: http://a.example/assets/${chunk}.js`,
  )
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}
const isTold = () => !document.querySelector('p')!.hidden

it('reloads at most once in ten seconds, then tells the visitor', () => {
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isTold()).toBe(false)
  vi.advanceTimersByTime(9_999)
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isTold()).toBe(true)
  vi.advanceTimersByTime(10_000)
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads without storage, which would not end', () => {
  vi.stubGlobal('sessionStorage', undefined)
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(true)
  vi.unstubAllGlobals()
})

it('keeps the page when there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(true)
})

it('does without the navigator', () => {
  fail('navigator-0123')
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(false)
})
