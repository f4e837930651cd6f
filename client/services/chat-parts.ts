import { adoptWholeSheet } from '../navigation/adopt-whole-sheet.ts'

/** The parts of the chat in the page: the consent modal, and the window. */
export interface ChatParts {
  readonly consent: HTMLDialogElement
  readonly window: HTMLDialogElement
}

/** Deadline for the parts (ms): the visitor waits for the chat. */
const deadline = 10_000

async function fetchParts(language: string): Promise<HTMLElement | undefined> {
  const query = new URLSearchParams({ language })
  const answer = await fetch(`/_service/study-assistant/part?${query}`, {
    signal: AbortSignal.timeout(deadline),
  })
  if (!answer.ok) return undefined
  const template = document.createElement('template')
  // The worker wrote it from escaped content: one element.
  template.innerHTML = ((await answer.json()) as { html: string }).html
  return template.content.firstElementChild as HTMLElement
}

let parts: { readonly language: string; readonly found: Promise<ChatParts | undefined> } | undefined

async function addParts(language: string): Promise<ChatParts | undefined> {
  const [element] = await Promise.all([fetchParts(language), adoptWholeSheet()])
  const consent = element?.querySelector<HTMLDialogElement>('#chat-consent')
  const window = element?.querySelector<HTMLDialogElement>('#chat-window')
  if (!element || !consent || !window) return undefined
  document.querySelector('body > [data-chat]')?.remove()
  document.body.append(element)
  return { consent, window }
}

/**
 * Adds the parts to the page, once per language of its document, in place of those in another language. Undefined where the unit has no
 * chat, or the worker cannot be reached.
 */
export async function chatParts(): Promise<ChatParts | undefined> {
  const { lang: language } = document.documentElement
  if (parts?.language !== language) parts = { language, found: addParts(language).catch(() => undefined) }
  const begun = parts
  const found = await begun.found
  // The next click tries again.
  if (!found && parts === begun) parts = undefined
  return found
}
