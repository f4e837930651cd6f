import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Payload } from '../../worker/features/payload/payload.ts'
import { openFormDialogs } from './begin.ts'

let answer = Promise.withResolvers<Payload>()
const fetchPayload = vi.fn((_page: URL, _request: object) => answer.promise)
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)

vi.mock('../navigation/whole-sheet.ts', () => ({ adoptSheet: vi.fn(), fetchWholeSheet: async () => ({}) }))
vi.mock('../navigation/fetch-payload.ts', () => ({
  fetchPayload: (page: URL, request: object) => fetchPayload(page, request),
}))

const form = `
  <div id="callback" data-form-scope="" data-close="Schließen">
    <div data-form-introduction=""><h2 class="heading heading-h2">Wir rufen dich an</h2></div>
    <form action="/api/forms/callback"><label for="a-name">Name</label>
      <input id="a-name" aria-describedby="a-hint a-error"><a href="#a-name">Fehlt</a></form>
    <div hidden data-sent=""></div>
  </div>`
const region = { key: 'k', html: '' }
const page = (html: string, build = 'b1'): Payload => ({
  ...{
    kind: 'page',
    build,
    layout: 'page',
    title: '',
    lang: 'de',
    head: '',
    structuredData: '',
    keepScroll: false,
  },
  regions: { header: region, main: { key: 'm', html }, footer: region, aside: region },
})

const dialogs = () => document.querySelectorAll('dialog')
const dialog = () => document.querySelector<HTMLDialogElement>('#callback-dialog')!

/** Chooses the channel; false where the link is followed. */
function choose(channel = 'callback'): boolean {
  const detail = { channel, form: 'callback' }
  const link = document.querySelector('a[data-contact]')!
  return !link.dispatchEvent(new CustomEvent('contact-request', { bubbles: true, cancelable: true, detail }))
}

beforeAll(async () => {
  openFormDialogs()
  // It is loaded late: on a busy machine that takes longer than a test waits.
  await import('./show-form.ts')
})
afterAll(() => vi.restoreAllMocks())
beforeEach(() => {
  answer = Promise.withResolvers()
  fetchPayload.mockClear()
  assign.mockClear()
  document.body.innerHTML = `<script data-build="b1"></script>
    <div data-region="aside"><a href="/kontakt/#rueckruf" data-contact="callback">Rückruf</a></div>`
})

async function open(): Promise<void> {
  answer.resolve(page(form))
  expect(choose()).toBe(true)
  await vi.waitFor(() => expect(dialog().open).toBe(true))
}

it('shows the form in a dialog, which is named by its headline and stands in the region of the link', async () => {
  await open()
  expect(dialog().parentElement?.dataset.region).toBe('aside')
  expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Wir rufen dich an',
  )
  expect(dialog().querySelector('.dialog-close')?.getAttribute('aria-label')).toBe('Schließen')
  expect(dialog().querySelector('form')?.getAttribute('action')).toBe('/api/forms/callback')
  expect(assign).not.toHaveBeenCalled()
})

it('gives all elements ids of their own, and keeps what refers to them', async () => {
  await open()
  const input = dialog().querySelector('input')!
  expect(input.id).toBe('dialog-a-name')
  expect(input.getAttribute('aria-describedby')).toBe('dialog-a-hint dialog-a-error')
  expect(dialog().querySelector('label')?.getAttribute('for')).toBe('dialog-a-name')
  expect(dialog().querySelector('a')?.getAttribute('href')).toBe('#dialog-a-name')
})

it('fetches the form once, without a visit; two clicks open one dialog', async () => {
  choose()
  await open()
  expect(fetchPayload).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/kontakt/' }), {
    build: 'b1',
    ahead: true,
  })
  dialog().close()
  fetchPayload.mockClear()
  choose()
  await vi.waitFor(() => expect(dialog().open).toBe(true))
  expect(fetchPayload).not.toHaveBeenCalled()
  expect(dialogs()).toHaveLength(1)
})

it('keeps what was typed, and begins anew after the form was sent', async () => {
  await open()
  dialog().querySelector('input')!.value = 'Amara'
  dialog().close()
  await open()
  expect(dialog().querySelector('input')?.value).toBe('Amara')
  dialog().querySelector<HTMLElement>('[data-sent]')!.hidden = false
  dialog().close()
  expect(dialogs()).toHaveLength(0)
  await open()
  expect(dialog().querySelector('input')?.value).toBe('')
})

it.each([
  ['the page of another build', () => answer.resolve(page(form, 'b2'))],
  ['a page without the form', () => answer.resolve(page('<p>Kontakt</p>'))],
  ['no answer', () => answer.reject(new Error('offline'))],
])('follows the link for %s', async (_, end) => {
  expect(choose()).toBe(true)
  end()
  await vi.waitFor(() => expect(assign).toHaveBeenCalled())
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/kontakt\/#rueckruf$/)
  expect(dialogs()).toHaveLength(0)
  expect(document.documentElement.classList.contains('page-loading')).toBe(false)
})

it('leaves the link alone where the page has the form, and for other channels', () => {
  expect(choose('chat')).toBe(false)
  document.body.insertAdjacentHTML('beforeend', form)
  expect(choose()).toBe(false)
})
