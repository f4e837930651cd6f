import { beforeEach, expect, it, vi } from 'vitest'
import { requestChatConsent } from './chat-consent.ts'

const port = vi.hoisted(() => ({ grant: vi.fn<(service: string) => Promise<boolean>>() }))
vi.mock('./grant.ts', () => ({ grant: port.grant }))

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!
const dialog = () => find<HTMLDialogElement>('dialog')
const failure = () => find<HTMLElement>('[data-chat-failure]')
const click = (name: string) => find<HTMLElement>(`[data-chat-${name}]`).click()

beforeEach(() => {
  port.grant.mockReset()
  port.grant.mockResolvedValue(true)
  document.body.innerHTML = `<dialog>
    <button data-chat-accept></button><button data-chat-decline></button><a data-chat-settings href="#cookies"></a>
    <p data-chat-failure></p>
  </dialog>`
})

it('accepting grants the assistant, and closes the modal', async () => {
  const granted = requestChatConsent(dialog())
  expect(dialog().open).toBe(true)
  expect(failure().hidden).toBe(true)
  click('accept')
  expect(await granted).toBe(true)
  expect(port.grant.mock.calls).toEqual([['study-assistant']])
  expect(dialog().open).toBe(false)
})

it('declining grants nothing', async () => {
  const granted = requestChatConsent(dialog())
  click('decline')
  expect(await granted).toBe(false)
  expect(port.grant).not.toHaveBeenCalled()
})

it('what cannot be saved is said, and counts as no consent', async () => {
  port.grant.mockResolvedValue(false)
  const granted = requestChatConsent(dialog())
  click('accept')
  await vi.waitFor(() => expect(failure().hidden).toBe(false))
  expect(dialog().open).toBe(true)
  dialog().close()
  expect(await granted).toBe(false)
})

it('the settings take the place of the modal', async () => {
  const request = vi.fn()
  document.addEventListener('consent-request', request, { once: true })
  const granted = requestChatConsent(dialog())
  click('settings')
  expect(await granted).toBe(false)
  expect(request).toHaveBeenCalledOnce()
})

it('requested again it listens once', async () => {
  const first = requestChatConsent(dialog())
  click('decline')
  await first
  const second = requestChatConsent(dialog())
  click('accept')
  expect(await second).toBe(true)
  expect(port.grant).toHaveBeenCalledOnce()
})
