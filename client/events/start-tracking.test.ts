import { beforeEach, expect, it, vi } from 'vitest'
import { startTracking } from './start-tracking.ts'

const port = vi.hoisted(() => ({
  hasDecided: false,
  isGranted: false,
  listeners: [] as (() => void)[],
  startEvents: vi.fn<(early: readonly Event[]) => void>(),
  forget: vi.fn(),
}))
vi.mock('../consent/consent.ts', () => ({
  granted: () => port.isGranted,
  hasDecided: () => port.hasDecided,
  onConsentChange: (listener: () => void) => port.listeners.push(listener),
}))
vi.mock('./start-events.ts', () => ({ startEvents: port.startEvents }))
vi.mock('./begin.ts', () => ({ takeEarlyEvents: () => [], forgetEarlyEvents: port.forget }))

async function decide(isGranted: boolean): Promise<void> {
  Object.assign(port, { hasDecided: true, isGranted })
  for (const listener of port.listeners) listener()
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(port, { hasDecided: false, isGranted: false })
  port.listeners.length = 0
})

it('waits in the page for a visitor who has not decided, and starts once', async () => {
  startTracking()
  await vi.dynamicImportSettled()
  expect(port.startEvents).toHaveBeenCalledOnce()
  await decide(true)
  expect(port.startEvents).toHaveBeenCalledOnce()
})

it('loads nothing for a visitor who has declined, and forgets what was done', async () => {
  port.hasDecided = true
  startTracking()
  await vi.dynamicImportSettled()
  expect([port.startEvents.mock.calls, port.forget.mock.calls.length]).toEqual([[], 1])
})

it('starts with a later grant', async () => {
  port.hasDecided = true
  startTracking()
  await decide(true)
  expect(port.startEvents).toHaveBeenCalledOnce()
})
