import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Island } from './island.tsx'

const PROBE_INTERVAL = 5000

let root: Root
const errors = vi.fn()
const answers = vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>()

async function start(href = '/anmeldung/') {
  document.body.innerHTML = `<span data-probe=""><a href="${href}">Anmelden</a><x-island>${renderToString(<Island />)}</x-island></span>`
  await act(async () => {
    root = hydrateRoot(document.querySelector('x-island')!, <Island />, { onRecoverableError: errors })
  })
}

const state = () => document.querySelector<HTMLElement>('[data-probe]')!.dataset.probe
const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
const answer = (...statuses: number[]) => {
  for (const status of statuses) answers.mockResolvedValueOnce({ status })
}

function see(isSeen: boolean) {
  Object.defineProperty(document, 'hidden', { value: !isSeen, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answers.mockReset().mockResolvedValue({ status: 404 }))
  see(true)
})
afterEach(async () => {
  await act(async () => root.unmount())
  expect(errors).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('existence check', () => {
  it('requests by POST, past all caches', async () => {
    await start()
    expect(answers).toHaveBeenCalledExactlyOnceWith(
      new URL('/anmeldung/', location.href).href,
      expect.objectContaining({
        method: 'POST',
        cache: 'no-store',
        headers: { 'cache-control': 'no-store' },
        redirect: 'manual',
      }),
    )
  })

  it.each([
    [200, 'present'],
    [405, 'present'],
    [500, 'present'],
    [0, 'present'],
    [404, 'missing'],
  ])('status %i: %s', async (status, expected) => {
    answer(status)
    await start()
    expect(state()).toBe(expected)
  })

  it('takes a failing network for missing', async () => {
    answers.mockRejectedValueOnce(new TypeError('failed to fetch'))
    await start()
    expect(state()).toBe('missing')
  })

  it('requests again every 5 s while missing or failing, and no more once present', async () => {
    answer(404)
    answers.mockRejectedValueOnce(new TypeError('failed to fetch'))
    answer(200)
    await start()
    await pass(PROBE_INTERVAL - 1)
    expect(answers).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(answers).toHaveBeenCalledTimes(2)
    expect(state()).toBe('missing')
    await pass(PROBE_INTERVAL)
    expect(state()).toBe('present')
    await pass(10 * PROBE_INTERVAL)
    expect(answers).toHaveBeenCalledTimes(3)
  })

  it('is undecided until the first answer', async () => {
    answers.mockReturnValueOnce(new Promise(() => undefined))
    await start()
    expect(state()).toBe('')
  })

  it('pauses while the page is hidden, and requests as soon as it is seen', async () => {
    await start()
    see(false)
    await pass(4 * PROBE_INTERVAL)
    expect(answers).toHaveBeenCalledTimes(1)
    answer(200)
    await act(async () => see(true))
    expect(answers).toHaveBeenCalledTimes(2)
    expect(state()).toBe('present')
  })

  it('does not request other sites', async () => {
    await start('https://other.example/anmeldung/')
    expect(answers).not.toHaveBeenCalled()
    expect(state()).toBe('present')
  })

  it('stops with the button', async () => {
    await start()
    await act(async () => root.unmount())
    await pass(2 * PROBE_INTERVAL)
    expect(answers).toHaveBeenCalledTimes(1)
  })
})
