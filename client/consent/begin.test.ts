import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginConsent } from './begin.ts'

const port = vi.hoisted(() => ({ startConsent: vi.fn(), idle: [] as (() => void)[] }))
vi.mock('../when-idle.ts', () => ({ startConsent: port.startConsent }))
vi.mock('../triggers.ts', async original => ({
  ...(await original<object>()),
  idle: (_: Element, start: () => void) => {
    port.idle.push(start)
  },
}))

beforeEach(() => {
  port.idle.length = 0
  port.startConsent.mockReset()
})
afterEach(() => vi.restoreAllMocks())

it('waits until the page has loaded, and then until the browser is idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  beginConsent()
  await Promise.resolve()
  expect(port.idle).toHaveLength(0)
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(port.idle).toHaveLength(1))
  expect(port.startConsent).not.toHaveBeenCalled()
  port.idle[0]!()
  await vi.waitFor(() => expect(port.startConsent).toHaveBeenCalledOnce())
})

it('leaves the page as it is where the tool fails', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  port.startConsent.mockImplementation(() => {
    throw new Error('broken')
  })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  beginConsent()
  await vi.waitFor(() => expect(port.idle).toHaveLength(1))
  port.idle[0]!()
  await vi.waitFor(() => expect(port.startConsent).toHaveBeenCalledOnce())
  // Node reports an unhandled rejection after the microtasks of this turn.
  await new Promise(resolve => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
