import { beforeEach, expect, it, vi } from 'vitest'
import { openChatByEvent } from './open-by-event.ts'

const port = vi.hoisted(() => ({
  openChat: vi.fn<(conversation: object) => Promise<boolean>>(),
  reportFailure: vi.fn(),
}))
vi.mock('./chat.ts', () => ({ openChat: port.openChat }))
vi.mock('../navigation/leaving.ts', () => ({ reportFailure: port.reportFailure }))

openChatByEvent()

beforeEach(() => {
  port.openChat.mockReset()
  port.reportFailure.mockReset()
})

it('opens the chat with the conversation of the event', async () => {
  const detail = { template_id: 'funding', enabled_domains: ['costs'] }
  dispatchEvent(new CustomEvent('open-chat', { detail }))
  await vi.waitFor(() => expect(port.openChat.mock.calls).toEqual([[detail]]))
})

it('opens it as it is where the event names none', async () => {
  dispatchEvent(new CustomEvent('open-chat', { detail: null }))
  await vi.waitFor(() => expect(port.openChat.mock.calls).toEqual([[{}]]))
})

it('reports a failure, and leaves the page as it is', async () => {
  const error = new Error('no chunk')
  port.openChat.mockRejectedValue(error)
  dispatchEvent(new CustomEvent('open-chat', { detail: null }))
  await vi.waitFor(() => expect(port.reportFailure.mock.calls).toEqual([[error]]))
})
