import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Island } from './island.tsx'

const startDate = Date.UTC(2027, 3, 15, 16)
const labels = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  seconds: ['Sekunde', 'Sekunden'],
} as const

let root: Root
const errors = vi.fn()

async function start(
  remaining: number,
  { endDate, stage = 'hours' }: { endDate?: number; stage?: 'days' | 'hours' | 'over' } = {},
) {
  vi.setSystemTime(startDate - remaining)
  const island = (
    <Island labelledBy="headline" startDate={startDate} endDate={endDate} stage={stage} labels={labels} />
  )
  document.body.innerHTML = `<section><div><x-island>${renderToString(island)}</x-island></div></section>`
  await act(async () => {
    root = hydrateRoot(document.querySelector('x-island')!, island, { onRecoverableError: errors })
  })
}

const read = () =>
  [...document.querySelectorAll('.countdown-unit')].map(unit => unit.textContent?.trim()).join(', ')
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time))
const shares = () =>
  [...document.querySelectorAll('.countdown-share')].map(circle => circle.getAttribute('stroke-dasharray'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(async () => {
  await act(async () => root.unmount())
  expect(errors).not.toHaveBeenCalled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('countdown', () => {
  it('ticks each second', async () => {
    await start(3_723_500)
    expect(read()).toBe('1 Stunde, 2 Minuten, 3 Sekunden')
    await pass(500)
    expect(read()).toBe('1 Stunde, 2 Minuten, 3 Sekunden')
    await pass(1000)
    expect(read()).toBe('1 Stunde, 2 Minuten, 2 Sekunden')
    await pass(1000)
    expect(read()).toBe('1 Stunde, 2 Minuten, 1 Sekunde')
  })

  it('shows days only while there are some, and seconds after that', async () => {
    await start(86_401_000, { stage: 'days' })
    expect(read()).toBe('1 Tag, 0 Stunden, 0 Minuten')
    await pass(2000)
    expect(read()).toBe('23 Stunden, 59 Minuten, 59 Sekunden')
  })

  it('draws the share of each ring', async () => {
    await start(6 * 3_600_000 + 15 * 60_000 + 30_000)
    expect(shares()).toEqual(['6 24', '15 60', '30 60'])
  })

  it('is all zeros once the time is up, and stops', async () => {
    await start(2000)
    await pass(2000)
    expect(read()).toBe('0 Stunden, 0 Minuten, 0 Sekunden')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('hides its block at the end', async () => {
    await start(1000, { endDate: startDate + 5000 })
    const block = document.querySelector('section')!
    await pass(5000)
    expect(block.hasAttribute('hidden')).toBe(false)
    await pass(2000)
    expect(block.hasAttribute('hidden')).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is a timer that does not interrupt screen readers', async () => {
    await start(2000)
    const timer = document.querySelector('[role="timer"]')
    expect(timer?.getAttribute('aria-labelledby')).toBe('headline')
    expect(document.querySelector('[aria-live]')).toBeNull()
  })
})
