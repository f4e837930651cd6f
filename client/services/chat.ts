import type { ContactRequest } from '../../blocks/_kit/client/request-contact.ts'
import { track } from '../../blocks/_kit/client/track.ts'
import { granted, onConsentChange } from '../consent/consent.ts'
import { store } from '../consent/stored.ts'
import { chatConfig } from './chat-config.ts'
import { requestChatConsent } from './chat-consent.ts'
import { type ChatParts, chatParts } from './chat-parts.ts'
import { type ChatState, type ChatStep, nextState } from './chat-state.ts'
import { createFrame, type ServiceFrame } from './frame.ts'
import type { Conversation, FromFrame } from './messages.ts'

const service = 'study-assistant'

let state: ChatState = { kind: 'none' }
let frame: ServiceFrame | undefined
/** The conversation that opens the chat as soon as its document is ready. */
let waiting: Conversation | undefined
let isReady = false
/** Deadline for the document of the frame (ms): afterwards the window shows a failure. */
const patience = 15_000
let timer: ReturnType<typeof setTimeout> | undefined
/** The element that gets the focus back. */
let opener: Element | null = null

/** Marks the chat as open in this document: buttons that it would cover are hidden, and window events announce it. */
function show({ window: chat }: ChatParts, step: ChatStep): void {
  const wasOpen = state.kind === 'shown' && state.isOpen
  state = nextState(state, step)
  const isOpen = state.kind === 'shown' && state.isOpen
  document.documentElement.toggleAttribute('data-chat-shown', isOpen)
  if (isOpen === wasOpen) return
  if (isOpen) {
    chat.show()
    track(chat, { eventname: 'contact', label: 'chat-open', type: 'chat' })
    dispatchEvent(new Event('chat_opened'))
    return
  }
  frame?.tell({ type: 'close' })
  const hadFocus = chat.contains(document.activeElement)
  chat.close()
  if (hadFocus && opener instanceof HTMLElement) opener.focus()
  dispatchEvent(new Event('chat_closed'))
}

/** Says in the window that the assistant could not be started. */
function showFailure(chat: HTMLElement, isShown: boolean): void {
  const failure = chat.querySelector<HTMLElement>('[data-chat-window-failure]')
  if (failure) failure.hidden = !isShown
}

function tellOpen(): void {
  if (!isReady || !waiting) return
  frame?.tell({ type: 'open', conversation: waiting })
  waiting = undefined
}

const handlers: {
  [T in FromFrame['type']]: (message: Extract<FromFrame, { type: T }>, parts: ChatParts) => void
} = {
  ready(_, { window: chat }) {
    isReady = true
    clearTimeout(timer)
    showFailure(chat, false)
    frame?.tell({ type: 'configure', config: chatConfig(waiting ?? {}) })
    tellOpen()
  },
  // Only some browsers move the focus into a document. Its field has the focus as soon as its frame has it.
  opened(_, { window: chat }) {
    const { activeElement } = document
    if (activeElement !== frame?.element && chat.contains(activeElement)) frame?.element.focus()
  },
  // The window shows the failure; its next opening tries again.
  failed: (_, { window: chat }) => showFailure(chat, true),
  closed: (_, parts) => show(parts, 'close'),
  'store-user': ({ id }) => void store(service, 'public_user_id', id),
  go({ path }) {
    if (state.kind !== 'shown' || !state.isOpen) return
    // The navigator follows links of the page.
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  },
}

function removeFrame(): void {
  clearTimeout(timer)
  frame?.remove()
  frame = undefined
  isReady = false
}

function stop(parts: ChatParts): void {
  show(parts, 'stop')
  removeFrame()
}

/** Removes a frame whose document has not loaded, which would show a browser error permanently: the next opening creates another. */
function giveUp({ window: chat }: ChatParts): void {
  removeFrame()
  showFailure(chat, true)
}

/** Starts the assistant in its frame, once as long as the visitor's consent lasts. */
function start(parts: ChatParts): ServiceFrame {
  const { window: chat } = parts
  const title = chat.querySelector('#chat-title')?.textContent ?? ''
  const made = createFrame({
    address: `/_service/study-assistant/?language=${document.documentElement.lang}`,
    title,
    // The table has a handler for each type.
    onMessage: message =>
      (handlers[message.type] as (message: FromFrame, parts: ChatParts) => void)(message, parts),
  })
  chat.querySelector('[data-chat-frame]')?.append(made.element)
  timer = setTimeout(giveUp, patience, parts)
  return made
}

/** The parts that the visitor used last. */
let used: ChatParts | undefined

/**
 * Connects the close button, Escape in the window's own head, and the withdrawal of consent. Parts in another language end the chat in the
 * previous ones.
 */
function prepare(parts: ChatParts): void {
  if (used === parts) return
  if (used) stop(used)
  else
    onConsentChange(() => {
      if (used && !granted(service)) stop(used)
    })
  used = parts
  const { window: chat } = parts
  chat.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-chat-close]')) show(parts, 'close')
  })
  chat.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(parts, 'close')
  })
}

/** The conversation that a link or button names. */
export const conversationOf = ({ template, domains }: ContactRequest): Conversation => ({
  ...(template && { template_id: template }),
  ...(domains && { enabled_domains: domains }),
})

/**
 * Opens the chat; requests consent first if it is missing. Resolves to false if the unit has no chat, or it cannot be loaded (requirement
 * chat/consent).
 */
export async function openChat(conversation: Conversation): Promise<boolean> {
  opener = document.activeElement
  const parts = await chatParts()
  if (!parts) return false
  prepare(parts)
  if (!granted(service) && !(await requestChatConsent(parts.consent))) return true
  waiting = conversation
  showFailure(parts.window, false)
  frame ??= start(parts)
  // After a failure this is another attempt.
  if (isReady) frame.tell({ type: 'configure', config: chatConfig(conversation) })
  show(parts, 'open')
  parts.window.querySelector<HTMLElement>('#chat-title')?.focus()
  tellOpen()
  return true
}
