import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToFrame } from './messages.ts'

const port = vi.hoisted(() => ({
  isGranted: false,
  listeners: [] as (() => void)[],
  hasParts: true,
  parts: undefined as object | undefined,
  requestConsent: vi.fn<() => Promise<boolean>>(),
  store: vi.fn(),
  frames: [] as { say: (message: object) => void; told: { type: string }[]; isRemoved: boolean }[],
}))
vi.mock('../consent/consent.ts', () => ({
  granted: () => port.isGranted,
  onConsentChange: (listener: () => void) => port.listeners.push(listener),
}))
vi.mock('../consent/stored.ts', () => ({ store: port.store, readStored: () => undefined }))
vi.mock('./chat-consent.ts', () => ({ requestChatConsent: port.requestConsent }))
vi.mock('./chat-config.ts', () => ({
  chatConfig: (conversation: object) => ({ ...conversation, public: true }),
}))
vi.mock('./chat-parts.ts', () => ({
  chatParts: async () => {
    if (!port.hasParts) return undefined
    port.parts ??= {
      consent: document.querySelector('#chat-consent'),
      window: document.querySelector('#chat-window'),
    }
    return port.parts
  },
}))
vi.mock('./frame.ts', () => ({
  createFrame: ({ onMessage }: { onMessage: (message: object) => void }) => {
    const element = document.createElement('iframe')
    const frame = { say: onMessage, told: [] as ToFrame[], isRemoved: false }
    port.frames.push(frame)
    return {
      element,
      tell: (message: ToFrame) => frame.told.push(message),
      remove() {
        frame.isRemoved = true
        element.remove()
      },
    }
  },
}))

const chat = () => document.querySelector<HTMLDialogElement>('#chat-window')!
const failure = () => document.querySelector<HTMLElement>('[data-chat-window-failure]')!
const frame = () => port.frames.at(-1)!
const told = () => frame().told.map(({ type }) => type)
const isShown = () => document.documentElement.hasAttribute('data-chat-shown')

const html = `<a href="#chat">Chat</a><dialog id="chat-consent"></dialog>
  <dialog id="chat-window"><h2 id="chat-title" tabindex="-1">Mia</h2><button data-chat-close></button>
    <p data-chat-window-failure hidden></p><div data-chat-frame></div></dialog>`

/** The chat's state belongs to the document: each test loads the module anew. */
async function load() {
  vi.resetModules()
  return import('./chat.ts')
}

beforeEach(() => {
  Object.assign(port, { isGranted: true, hasParts: true, parts: undefined })
  port.frames.length = port.listeners.length = 0
  port.requestConsent.mockReset()
  port.store.mockReset()
  document.documentElement.removeAttribute('data-chat-shown')
  document.body.innerHTML = html
})

describe('opening the chat', () => {
  it('is not possible where the unit has none', async () => {
    port.hasParts = false
    const { openChat } = await load()
    expect(await openChat({})).toBe(false)
  })

  it('requests consent first, and starts nothing where the visitor declines', async () => {
    port.isGranted = false
    port.requestConsent.mockResolvedValue(false)
    const { openChat } = await load()
    expect(await openChat({})).toBe(true)
    expect(port.frames).toHaveLength(0)
    expect(chat().open).toBe(false)
  })

  it('starts the assistant once it is granted, with the focus on its title', async () => {
    port.isGranted = false
    port.requestConsent.mockResolvedValue(true)
    const { openChat } = await load()
    await openChat({})
    expect(chat().open).toBe(true)
    expect(isShown()).toBe(true)
    expect(document.activeElement?.id).toBe('chat-title')
    expect(document.querySelector('[data-chat-frame] iframe')).not.toBeNull()
  })

  it('says that the assistant did not come, and the next opening tries again', async () => {
    vi.useFakeTimers()
    const { openChat } = await load()
    await openChat({})
    vi.advanceTimersByTime(14_999)
    expect(failure().hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect([failure().hidden, frame().isRemoved]).toEqual([false, true])
    await openChat({})
    expect([failure().hidden, port.frames.length]).toEqual([true, 2])
    frame().say({ type: 'ready' })
    vi.advanceTimersByTime(60_000)
    expect([failure().hidden, frame().isRemoved]).toEqual([true, false])
    vi.useRealTimers()
  })

  it('gives the focus to its document once that is open, unless the visitor has gone on', async () => {
    const { openChat } = await load()
    await openChat({})
    frame().say({ type: 'ready' })
    frame().say({ type: 'opened' })
    expect(document.activeElement).toBe(chat().querySelector('iframe'))
    document.querySelector('a')!.focus()
    frame().say({ type: 'opened' })
    expect(document.activeElement).toBe(document.querySelector('a'))
  })

  it('requests no consent of who has agreed, and starts one assistant however often it is opened', async () => {
    const { openChat } = await load()
    await openChat({})
    await openChat({})
    expect(port.requestConsent).not.toHaveBeenCalled()
    expect(port.frames).toHaveLength(1)
  })

  it('is told to tracking and to the window, once', async () => {
    const heard: string[] = []
    const hear = ({ type }: Event) => heard.push(type)
    const tracked = vi.fn()
    addEventListener('chat_opened', hear)
    addEventListener('chat_closed', hear)
    document.addEventListener('track', ({ detail }) => tracked(detail))
    const { openChat } = await load()
    await openChat({})
    await openChat({})
    chat().querySelector('button')!.click()
    removeEventListener('chat_opened', hear)
    removeEventListener('chat_closed', hear)
    expect(heard).toEqual(['chat_opened', 'chat_closed'])
    expect(tracked.mock.calls).toEqual([[{ eventname: 'contact', label: 'chat-open', type: 'chat' }]])
  })
})

describe('the assistant', () => {
  it('is configured and opened once its document is ready', async () => {
    const { openChat } = await load()
    await openChat({ template_id: 'funding' })
    expect(told()).toEqual([])
    frame().say({ type: 'ready' })
    expect(frame().told).toEqual([
      { type: 'configure', config: { template_id: 'funding', public: true } },
      { type: 'open', conversation: { template_id: 'funding' } },
    ])
  })

  it('that runs is given the conversation of the next opening', async () => {
    const { openChat } = await load()
    await openChat({})
    frame().say({ type: 'ready' })
    await openChat({ template_id: 'funding' })
    expect(frame().told.at(-1)).toEqual({ type: 'open', conversation: { template_id: 'funding' } })
  })

  it('that could not be started says so, and is tried again', async () => {
    const { openChat } = await load()
    await openChat({})
    frame().say({ type: 'ready' })
    frame().say({ type: 'failed' })
    expect(failure().hidden).toBe(false)
    await openChat({})
    expect(failure().hidden).toBe(true)
    expect(told().filter(type => type === 'configure')).toHaveLength(2)
  })

  it('stores the id of its visitor with the service', async () => {
    const { openChat } = await load()
    await openChat({})
    frame().say({ type: 'store-user', id: 'visitor-1' })
    expect(port.store.mock.calls).toEqual([['study-assistant', 'public_user_id', 'visitor-1']])
  })

  it('leads to pages as long as it is open, and not after', async () => {
    const followed: string[] = []
    const follow = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute('href')!)
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    const { openChat } = await load()
    await openChat({})
    frame().say({ type: 'go', path: '/master/' })
    frame().say({ type: 'closed' })
    frame().say({ type: 'go', path: '/bachelor/' })
    document.removeEventListener('click', follow)
    expect(followed).toEqual(['/master/'])
  })
})

describe('closing the chat', () => {
  it.each([
    ['its button', () => chat().querySelector('button')!.click()],
    ['Escape', () => chat().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['the assistant itself', () => frame().say({ type: 'closed' })],
  ])('by %s gives the focus back to what opened it', async (_, close) => {
    const opener = document.querySelector('a')!
    opener.focus()
    const { openChat } = await load()
    await openChat({})
    close()
    expect(chat().open).toBe(false)
    expect(isShown()).toBe(false)
    expect(document.activeElement).toBe(opener)
    expect(told()).toEqual(['close'])
    expect(frame().isRemoved).toBe(false)
  })

  it('for good comes with the end of the grant; another grant starts it anew', async () => {
    const { openChat } = await load()
    await openChat({})
    port.isGranted = false
    for (const listener of port.listeners) listener()
    expect(chat().open).toBe(false)
    expect(frame().isRemoved).toBe(true)
    port.isGranted = true
    await openChat({})
    expect(port.frames).toHaveLength(2)
  })
})

it('parts in another language end the chat in those before, and a grant that ends closes the new ones', async () => {
  const { openChat } = await load()
  await openChat({})
  const before = chat()
  document.body.innerHTML = html
  port.parts = undefined
  await openChat({})
  expect([before.open, port.frames.map(({ isRemoved }) => isRemoved)]).toEqual([false, [true, false]])
  expect(chat().open).toBe(true)
  port.isGranted = false
  for (const listener of port.listeners) listener()
  expect(chat().open).toBe(false)
  expect(frame().isRemoved).toBe(true)
})

it('a link names its conversation', async () => {
  const { conversationOf } = await load()
  expect(conversationOf({ channel: 'chat', template: 'funding', domains: ['costs'] })).toEqual({
    template_id: 'funding',
    enabled_domains: ['costs'],
  })
  expect(conversationOf({ channel: 'chat' })).toEqual({})
})
