import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage } from '../../_kit/testing/new-page.ts'
import { renderContent } from '../../_kit/testing/render-content.ts'
import { enhance } from '../enhance.ts'
import { fixtures } from '../fixtures.ts'

type Reply = readonly [status: number, response: object]

const stored = (key: string): Reply => [201, { key: `uploads/${key}` }]
const damaged: Reply = [422, { errors: { certificate: 'Die Datei ist beschädigt.' } }]

/** The answers to uploads, by file name; an upload without one stays unanswered until `arrive`. */
let replies: Record<string, Reply>
let waiting: Map<string, Upload>

const opened: string[] = []

class Upload {
  readonly upload = {}
  name = ''
  status = 0
  response: object = {}
  onload: () => void = () => undefined
  onabort: () => void = () => undefined
  open(_: string, address: string) {
    opened.push(address)
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'x-filename') this.name = decodeURIComponent(value)
  }
  abort() {
    this.onabort()
  }
  answer([status, response]: Reply) {
    Object.assign(this, { status, response })
    this.onload()
  }
  send() {
    const reply = replies[this.name]
    if (reply) queueMicrotask(() => this.answer(reply))
    else waiting.set(this.name, this)
  }
}

const arrive = (name: string, reply: Reply) => waiting.get(name)!.answer(reply)

const post = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  replies = {}
  waiting = new Map()
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('fetch', post)
  post.mockReset()
  post.mockImplementation(() => Promise.resolve(Response.json({ reference: 'TH-1' })))
})

const file = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type })

const field = { component: 'form-file', _uid: 'papers', name: 'certificate', label: 'Zeugnis' }

/** A form that asks for papers alone. */
function start(own: object = {}): void {
  const { content } = fixtures.find(({ name }) => name === 'one-field')!
  document.body.innerHTML = renderContent({ ...content, fields: [{ ...field, ...own }] }).html
  enhance(document.querySelector('form')!, newPage())
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!

function choose(...files: readonly File[]): void {
  Object.defineProperty(input(), 'files', { value: files, configurable: true })
  input().dispatchEvent(new Event('change', { bubbles: true }))
}

const press = () =>
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

const keys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-file-item]:not([hidden])')].map(
    ({ dataset }) => dataset.fileItem,
  )
const problems = () =>
  [...document.querySelectorAll('[data-file-problems] p')].map(({ textContent }) => textContent)
const fieldError = () => document.querySelector<HTMLElement>('[data-field-error]')!
const summary = () => document.querySelector<HTMLElement>('[data-error-summary]')!
const posted = () => JSON.parse(String(post.mock.calls[0]![1].body)) as Record<string, unknown>

it('takes a file that was chosen before the script of the form was there', async () => {
  replies = { 'Zeugnis.pdf': stored('a1') }
  const { content } = fixtures.find(({ name }) => name === 'steps')!
  document.body.innerHTML = renderContent(content).html
  Object.defineProperty(input(), 'files', { value: [file('Zeugnis.pdf')] })
  enhance(document.querySelector('form')!, newPage())
  const row = () => document.querySelector('[data-file-item="uploads/a1"]')
  await vi.waitFor(() => expect(row()).not.toBeNull())
  expect(row()!.textContent).toContain('Zeugnis.pdf')
  expect(row()!.querySelector('input')!.value).toBe('uploads/a1')
})

it('is sent below the address of its form, also of one with a field named “action”', () => {
  const { content } = fixtures.find(({ name }) => name === 'one-field')!
  const action = { component: 'form-field', _uid: 'action', name: 'action', label: 'Aktion' }
  document.body.innerHTML = renderContent({ ...content, fields: [action, field] }).html
  const form = document.querySelector('form')!
  // As browsers have it, and the DOM of tests has not.
  Object.defineProperty(form, 'action', { value: form.querySelector('[name="action"]') })
  enhance(form, newPage())
  opened.length = 0
  choose(file('Zeugnis.pdf'))
  const address = new URL(form.getAttribute('action')!, location.href)
  expect(opened).toEqual([`${address.origin}${address.pathname}/files${address.search}&field=certificate`])
})

describe('a file that is on its way', () => {
  it('is waited for before its field is checked, and sent', async () => {
    start({ required: true })
    choose(file('Zeugnis.pdf'))
    void press()
    expect(summary().hidden).toBe(true)
    arrive('Zeugnis.pdf', stored('a1'))
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    expect(posted()).toMatchObject({ certificate: ['uploads/a1'] })
    expect(summary().hidden).toBe(true)
  })

  it('keeps its field from being checked when that is left', async () => {
    vi.useFakeTimers()
    start({ required: true })
    choose(file('Zeugnis.pdf'))
    input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    vi.advanceTimersByTime(5)
    expect(fieldError().hidden).toBe(true)
    vi.useRealTimers()
    arrive('Zeugnis.pdf', damaged)
    await vi.waitFor(() => expect(fieldError().hidden).toBe(false))
  })

  it('and is refused is told before anything is sent', async () => {
    start()
    choose(file('Zeugnis.pdf'))
    void press()
    arrive('Zeugnis.pdf', damaged)
    await vi.waitFor(() => expect(summary().hidden).toBe(false))
    expect(summary().textContent).toContain('Zeugnis.pdf: Die Datei ist beschädigt.')
    expect(post).not.toHaveBeenCalled()
  })
})

it('a file that was refused is told once by the button that goes on', async () => {
  start()
  choose(new File(['x'], 'Zeugnis.exe', { type: 'application/x-msdownload' }))
  void press()
  await vi.waitFor(() => expect(summary().hidden).toBe(false))
  expect(summary().textContent).toContain('Zeugnis.exe: ')
  expect(post).not.toHaveBeenCalled()
  void press()
  await vi.waitFor(() => expect(post).toHaveBeenCalled())
})

describe('of several files', () => {
  it('the good ones are taken, and each other one is named', async () => {
    replies = { 'a.pdf': stored('a'), 'b.pdf': damaged, 'c.pdf': stored('c') }
    start({ multiple: true })
    choose(file('a.pdf'), file('b.pdf'), file('x.txt', 'text/plain'), file('c.pdf'))
    await vi.waitFor(() => expect(keys()).toEqual(['uploads/a', 'uploads/c']))
    expect(problems()).toEqual([
      'x.txt: Bitte wähle bei „Zeugnis“ eine Datei dieser Art: PDF, JPG, PNG.',
      'b.pdf: Die Datei ist beschädigt.',
    ])
  })

  it('as many are taken as the field has room for, and the others are named', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.pdf`)
    replies = Object.fromEntries(names.map(name => [name, stored(name)]))
    start({ multiple: true })
    choose(...names.map(name => file(name)))
    await vi.waitFor(() => expect(keys()).toEqual(names.slice(0, 10).map(name => `uploads/${name}`)))
    expect(problems()).toEqual(['10.pdf, 11.pdf: Bitte gib bei „Zeugnis“ höchstens 10 Dateien an.'])
  })
})

it('a single file stays until another one has taken its place', async () => {
  replies = { 'gut.pdf': stored('good'), 'kaputt.pdf': damaged, 'neu.pdf': stored('new') }
  start()
  choose(file('gut.pdf'))
  await vi.waitFor(() => expect(keys()).toEqual(['uploads/good']))
  choose(file('kaputt.pdf'))
  await vi.waitFor(() => expect(problems()).toEqual(['kaputt.pdf: Die Datei ist beschädigt.']))
  expect(keys()).toEqual(['uploads/good'])
  choose(file('x.txt', 'text/plain'))
  expect(keys()).toEqual(['uploads/good'])
  choose(file('neu.pdf'))
  await vi.waitFor(() => expect(keys()).toEqual(['uploads/new']))
  expect(problems()).toEqual([])
})

it('the row of a file says how large it is, and that it was taken', async () => {
  start()
  choose(file('groß.pdf'))
  const state = () => document.querySelector('[data-file-item]:not([hidden]) [data-file-state]')?.textContent
  expect(state()).toBe('0,1 MB')
  arrive('groß.pdf', stored('a1'))
  await vi.waitFor(() => expect(state()).toBe('0,1 MB · Hochgeladen'))
})
