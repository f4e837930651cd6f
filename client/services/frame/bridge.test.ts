import { beforeEach, describe, expect, it, vi } from 'vitest'
import { composingKeys } from '../../../blocks/_kit/testing/composing-key.ts'
import { connect, readOrder } from './bridge.ts'

describe('an order of the page', () => {
  const known = [
    { type: 'close' },
    { type: 'configure', config: { template_id: '' } },
    { type: 'open', conversation: {} },
    { type: 'open', conversation: { template_id: 'fees' } },
  ]
  it.each(known)('is taken: %j', order => {
    expect(readOrder(order)).toEqual(order)
  })

  it.each([
    undefined,
    null,
    'close',
    {},
    { type: 'run' },
    { type: 'open' },
    { type: 'configure', config: 5 },
  ])('is not taken: %j', order => {
    expect(readOrder(order)).toBeUndefined()
  })
})

const config = { template_id: 'fees' }
const told = vi.fn<(message: object, target: string) => void>()
const start = vi.fn<() => Promise<void>>()
const opened = vi.fn<(conversation: unknown) => void>()
addEventListener('chat_open', ({ detail }) => opened(detail))
vi.spyOn(parent, 'postMessage').mockImplementation(told as typeof parent.postMessage)

/** A message to this document. */
const say = async (data: object, source: unknown = parent) => {
  dispatchEvent(Object.assign(new Event('message'), { source, data }))
  await vi.waitFor(() => undefined)
}
const types = () => told.mock.calls.map(([message]) => (message as { type: string }).type)

beforeEach(() => {
  vi.clearAllMocks()
  start.mockResolvedValue(undefined)
  delete window.chatConfig
})

// The bridge listens on the window for as long as its document lives: these tests are one visit.
describe('the document of the assistant', () => {
  it('says that it is ready, and starts nothing by itself', () => {
    connect(start)
    expect([types(), start.mock.calls]).toEqual([['ready'], []])
  })

  it('listens to the page around it alone', async () => {
    await say({ type: 'configure', config }, {})
    expect([start.mock.calls, window.chatConfig]).toEqual([[], undefined])
  })

  it('tells the page that the assistant could not be started', async () => {
    start.mockRejectedValue(new Error('blocked'))
    await say({ type: 'configure', config })
    await say({ type: 'open', conversation: {} })
    expect([types(), opened.mock.calls]).toEqual([['failed'], []])
  })

  it('starts it again then, with its configuration, and opens its conversation once it runs', async () => {
    await say({ type: 'configure', config })
    await say({ type: 'open', conversation: config })
    await vi.waitFor(() => expect(opened.mock.calls).toEqual([[config]]))
    expect([start.mock.calls.length, window.chatConfig]).toEqual([1, config])
  })

  it('starts it once, however often it is configured', async () => {
    await say({ type: 'configure', config: { template_id: 'other' } })
    expect([start.mock.calls, window.chatConfig]).toEqual([[], { template_id: 'other' }])
  })

  it('tells the page that the assistant opened and closed, also by the Escape key', () => {
    addEventListener('chat_close', () => dispatchEvent(new Event('chat_closed')))
    dispatchEvent(new Event('chat_opened'))
    for (const event of composingKeys('Escape')) dispatchEvent(event)
    expect(types()).toEqual(['opened'])
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(types()).toEqual(['opened', 'closed'])
  })
})
