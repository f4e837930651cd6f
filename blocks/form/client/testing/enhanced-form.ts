import { expect, vi } from 'vitest'
import { afterPaint } from '../../../_kit/client/after-paint.ts'
import { newPage } from '../../../_kit/testing/new-page.ts'
import { renderContent } from '../../../_kit/testing/render-content.ts'
import { enhance } from '../../enhance.ts'
import { fixtures } from '../../fixtures.ts'

/** Content of a fixture. */
export const content = (name: string) => fixtures.find(candidate => candidate.name === name)!.content

/** Stands for `fetch`: gets address and request, and answers success unless a test says otherwise. */
export const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

/** Puts the form of a fixture into the document, with fields of its own, and enhances it. */
export function start(name: string, own: object = {}): HTMLFormElement {
  document.body.innerHTML = renderContent({ ...content(name), ...own }).html
  const form = document.querySelector('form')!
  enhance(form, newPage())
  return form
}

/** The first element that a selector finds. */
export const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!

/** The first control of this name. */
export const control = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)

/** The message beside a field, if it shows one. */
export const error = (name: string) => {
  const note = find(`[data-field="${name}"] [data-field-error]`)
  return note.hidden ? undefined : note.querySelector('[data-field-message]')!.textContent
}

/** Enters a value as a visitor who types. */
export function enter(name: string, value: string): void {
  control(name).value = value
  control(name).dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses an option, by the beginning of its value. */
export function choose(name: string, value: string): void {
  const input = find<HTMLInputElement>(`[name="${name}"][value^="${value}"]`)
  input.checked = true
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Moves the focus out of a control. */
export const leave = (name: string) =>
  control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

/** Presses a button of the form, by default the one that goes on. Resolves when its action has begun, or is over at once. */
export async function press(button: HTMLElement | null = null): Promise<void> {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  Object.assign(event, { submitter: button })
  find('form').dispatchEvent(event)
  await afterPaint()
  await new Promise(resolve => setTimeout(resolve, 1))
}

/** Enters answers that the enquiry accepts. */
export function fillEnquiry(): void {
  enter('firstName', 'Amara')
  enter('lastName', 'Okafor')
  enter('email', 'amara@beispiel.example')
  enter('message', 'Geht das ohne Abitur?')
  choose('reply', 'email')
  choose('privacy', 'yes')
}

/** Enters answers that the first step of the application accepts. */
export function fillPerson(): void {
  const answers = {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'a@b.example',
    'birthday.day': '7',
    'birthday.month': '4',
    'birthday.year': '1984',
    postcode: '10115',
  }
  for (const [name, value] of Object.entries(answers)) enter(name, value)
}

/** The body that a call sent. */
export const body = (call = 0) =>
  JSON.parse(String(sent.mock.calls[call]![1].body)) as Record<string, unknown>

/** An answer of `fetch`. */
export const answer = (status: number, json: object) => () => Promise.resolve(Response.json(json, { status }))

/** Waits until nothing is sent any more. */
export const settled = () => vi.waitFor(() => expect(find('form').hasAttribute('aria-busy')).toBe(false))

/** Index of the step that is shown. */
export const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step]')].findIndex(step => !step.hidden)

/** Lets the next test begin with nothing sent, success as the answer, and real time. */
export function resetSent(): void {
  sent.mockReset()
  sent.mockImplementation(answer(200, { reference: 'TH-1' }))
  vi.useRealTimers()
  vi.stubGlobal('fetch', sent)
}
