import { adoptWholeSheet } from '../navigation/adopt-whole-sheet.ts'

/** The parts of the chat in the page: the modal that asks, and the window. */
export interface ChatParts {
  readonly consent: HTMLDialogElement
  readonly window: HTMLDialogElement
}

async function fetchParts(): Promise<HTMLElement | undefined> {
  const query = new URLSearchParams({ language: document.documentElement.lang })
  const answer = await fetch(`/_service/study-assistant/part?${query}`)
  if (!answer.ok) return undefined
  const template = document.createElement('template')
  // The worker wrote it from escaped content: one element.
  template.innerHTML = ((await answer.json()) as { html: string }).html
  return template.content.firstElementChild as HTMLElement
}

let parts: Promise<ChatParts | undefined> | undefined

async function addParts(): Promise<ChatParts | undefined> {
  const [element] = await Promise.all([fetchParts(), adoptWholeSheet()])
  const consent = element?.querySelector<HTMLDialogElement>('#chat-consent')
  const window = element?.querySelector<HTMLDialogElement>('#chat-window')
  if (!element || !consent || !window) return undefined
  document.body.append(element)
  return { consent, window }
}

/** Adds the parts to the page, once for its document. Undefined where the unit has no chat, or the worker cannot be reached. */
export async function chatParts(): Promise<ChatParts | undefined> {
  parts ??= addParts().catch(() => undefined)
  const found = await parts
  // The next click asks again.
  if (!found) parts = undefined
  return found
}
