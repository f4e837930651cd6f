import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveChat } from './begin.ts'

const port = vi.hoisted(() => ({
  openChat: vi.fn<(conversation: object) => Promise<boolean>>(),
  reportFailure: vi.fn(),
}))
vi.mock('./chat.ts', () => ({
  openChat: port.openChat,
  conversationOf: ({ template }: { template: string }) => ({ template_id: template }),
}))
vi.mock('../navigation/leaving.ts', () => ({ reportFailure: port.reportFailure }))

serveChat()

const assign = vi.fn()
beforeEach(() => {
  port.openChat.mockReset()
  port.openChat.mockResolvedValue(true)
  port.reportFailure.mockReset()
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  document.body.innerHTML = '<a href="/kontakt/">Chat</a><button>Chat</button>'
})
afterEach(() => vi.restoreAllMocks())

/** Whether the request was handled, so that the link is not followed. */
function request(selector: string, channel: string): boolean {
  const detail = { channel, template: 'funding' }
  const event = new CustomEvent('contact-request', { detail, bubbles: true, cancelable: true })
  return !document.querySelector(selector)!.dispatchEvent(event)
}

it('opens the chat with the conversation of its link', async () => {
  expect(request('a', 'chat')).toBe(true)
  await vi.waitFor(() => expect(port.openChat.mock.calls).toEqual([[{ template_id: 'funding' }]]))
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['another channel', 'a', 'phone'],
  ['what is no link', 'button', 'chat'],
])('leaves %s alone', (_, selector, channel) => {
  expect(request(selector, channel)).toBe(false)
})

it('follows the link where the unit has no chat', async () => {
  port.openChat.mockResolvedValue(false)
  request('a', 'chat')
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[expect.stringContaining('/kontakt/')]]))
})

it('follows the link where the chat fails, and reports that', async () => {
  const error = new Error('no chunk')
  port.openChat.mockRejectedValue(error)
  request('a', 'chat')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(port.reportFailure.mock.calls).toEqual([[error]])
})
