import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from './animation.ts'

const { loadAnimation } = vi.hoisted(() => ({ loadAnimation: vi.fn() }))
vi.mock('lottie-web/build/player/lottie_light', () => ({ default: { loadAnimation } }))

const report = vi.fn()
let stillness = false
let player: { loop: unknown; play: () => void; pause: () => void; goToAndStop: () => void }

const place = () => document.querySelector<HTMLElement>('[role=img]')!
const poster = '<img class="animation-poster" src="/p.svg" alt="">'
const show = (inside = '') => {
  document.body.innerHTML = `<span role="img" data-animation="/a.json">${inside}</span>`
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
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [1.5, 2],
  [3, 0],
  [9, 0],
])('%s seconds are repeated %s times, for not more than five seconds', async (duration, repeats) => {
  seconds(duration)
  show(poster)
  expect(loadAnimation).not.toHaveBeenCalled()
  enhance(place())
  await vi.waitFor(() => expect(player.play).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/a.json')
  expect(loadAnimation.mock.calls[0]![0]).toMatchObject({ container: place(), animationData: { layers: [] } })
  expect(player.loop).toBe(repeats)
  expect(place().querySelector('img')).toBeNull()
})

it('without motion shows the first frame', async () => {
  seconds(3)
  stillness = true
  show()
  enhance(place())
  await vi.waitFor(() => expect(player.goToAndStop).toHaveBeenCalledWith(0, true))
  expect(player.play).not.toHaveBeenCalled()
})

it('without motion leaves a poster, and fetches nothing', async () => {
  seconds(3)
  stillness = true
  show(poster)
  enhance(place())
  expect(fetch).not.toHaveBeenCalled()
  expect(place().querySelector('img')).not.toBeNull()
})

it('one that cannot be had leaves its place as it is', async () => {
  seconds(3)
  vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
  show(poster)
  enhance(place())
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(place().querySelector('img')).not.toBeNull()
})
