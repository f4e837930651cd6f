import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

const failWith = (payload: Error): boolean =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
const address = (chunk: string) => `http://a.example/assets/${chunk}.js`
const fail = (chunk = 'island-0123'): boolean =>
  failWith(new TypeError(`Failed to fetch dynamically imported module: ${address(chunk)}`))
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

it('keeps the page while a visitor is in a field of a form', () => {
  document.body.insertAdjacentHTML('beforeend', '<form><input></form>')
  document.querySelector('input')!.focus()
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(true)
})

describe('a page that is being left', () => {
  const leave = () => dispatchEvent(new Event('beforeunload'))
  const hide = () => dispatchEvent(new Event('pagehide'))
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  afterEach(comeBack)

  it('is not reloaded, as its chunks were given up for the next page', () => {
    leave()
    fail()
    vi.advanceTimersByTime(9_999)
    expect(reload).not.toHaveBeenCalled()
    expect(isTold()).toBe(false)
  })

  it('is not reloaded while it is kept for a return, and then once', () => {
    leave()
    fail()
    hide()
    vi.advanceTimersByTime(60_000)
    expect(reload).not.toHaveBeenCalled()
    expect(isTold()).toBe(false)
    comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
    comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is reloaded again for what fails after a return', () => {
    leave()
    hide()
    comeBack()
    expect(reload).not.toHaveBeenCalled()
    fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('tells the visitor when it stays after all, as for a download', () => {
    leave()
    fail()
    vi.advanceTimersByTime(10_000)
    expect(reload).not.toHaveBeenCalled()
    expect(isTold()).toBe(true)
  })
})

it.each(['start-events-0123', 'settings-0123'])('does without %s', chunk => {
  fail(chunk)
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(false)
})

it.each([
  ['Firefox', `error loading dynamically imported module: ${address('island-0123')}`],
  ['Safari', 'Importing a module script failed.'],
])('reloads in %s, too', (_, message) => {
  failWith(new TypeError(message))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves the page as it is where a chunk was loaded and its code fails', () => {
  failWith(new Error('no tool'))
  expect(reload).not.toHaveBeenCalled()
  expect(isTold()).toBe(false)
})
