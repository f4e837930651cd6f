import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startAnimations } from './animation.ts'

const { loadAnimation } = vi.hoisted(() => ({ loadAnimation: vi.fn() }))
vi.mock('lottie-web/build/player/lottie_light', () => ({ default: { loadAnimation } }))

const report = vi.fn()
let near: (element: Element) => void
let stillness = false
let player: { loop: unknown; play: () => void; pause: () => void; goToAndStop: () => void }

const place = () => document.querySelector<HTMLElement>('[role=img]')!
const poster = '<img class="animation-poster" src="/p.svg" alt="">'
const show = (inside = '') => {
  document.body.innerHTML = `<span role="img" data-animation="/a.json">${inside}</span>`
  return startAnimations()
}

function seconds(duration: number): void {
  player = { loop: true, play: vi.fn(), pause: vi.fn(), goToAndStop: vi.fn() }
  loadAnimation.mockReset().mockReturnValue(Object.assign(player, { getDuration: () => duration }))
}

beforeEach(() => {
  stillness = false
  vi.stubGlobal('reportError', report.mockReset())
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }))
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ layers: [] })),
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        near = target =>
          callback(
            [{ target, isIntersecting: true } as unknown as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          )
      }
      observe = () => {}
      unobserve = () => {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [1.5, 2],
  [3, 0],
  [9, 0],
])('%s seconds are repeated %s times, for not more than five seconds', async (duration, repeats) => {
  seconds(duration)
  await show(poster)
  expect(loadAnimation).not.toHaveBeenCalled()
  near(place())
  await vi.waitFor(() => expect(player.play).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/a.json')
  expect(loadAnimation.mock.calls[0]![0]).toMatchObject({ container: place(), animationData: { layers: [] } })
  expect(player.loop).toBe(repeats)
  expect(place().querySelector('img')).toBeNull()
})

it('without motion shows the first frame', async () => {
  seconds(3)
  stillness = true
  await show()
  near(place())
  await vi.waitFor(() => expect(player.goToAndStop).toHaveBeenCalledWith(0, true))
  expect(player.play).not.toHaveBeenCalled()
})

it('without motion leaves a poster, and fetches nothing', async () => {
  seconds(3)
  stillness = true
  await show(poster)
  near(place())
  expect(fetch).not.toHaveBeenCalled()
  expect(place().querySelector('img')).not.toBeNull()
})

it('one that cannot be had leaves its place as it is', async () => {
  seconds(3)
  vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
  await show(poster)
  near(place())
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(place().querySelector('img')).not.toBeNull()
})
