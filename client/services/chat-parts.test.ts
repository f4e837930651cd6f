import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../navigation/adopt-whole-sheet.ts', () => ({ adoptWholeSheet: async () => undefined }))

const requested = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', requested)
const html = '<div data-chat=""><dialog id="chat-consent"></dialog><dialog id="chat-window"></dialog></div>'

/** The module caches the parts: each test loads it anew. */
const load = async () => {
  vi.resetModules()
  return (await import('./chat-parts.ts')).chatParts
}

beforeEach(() => {
  document.documentElement.lang = 'it'
  document.body.innerHTML = ''
  requested.mockReset()
  requested.mockImplementation(async () => Response.json({ html }))
})

it('are fetched once in the language of the page', async () => {
  const chatParts = await load()
  const [first, second] = await Promise.all([chatParts(), chatParts()])
  expect(second).toBe(first)
  expect(first?.consent.id).toBe('chat-consent')
  expect(first?.window.id).toBe('chat-window')
  expect(requested.mock.calls.map(([address]) => address)).toEqual([
    '/_service/study-assistant/part?language=it',
  ])
  expect(document.querySelectorAll('[data-chat]')).toHaveLength(1)
})

it('are fetched again on a page in another language, in the place of the others', async () => {
  const chatParts = await load()
  const italian = await chatParts()
  document.documentElement.lang = 'es'
  const spanish = await chatParts()
  expect(spanish).not.toBe(italian)
  expect(requested.mock.calls.at(-1)?.[0]).toBe('/_service/study-assistant/part?language=es')
  expect(document.querySelectorAll('[data-chat]')).toHaveLength(1)
  expect(document.querySelector('#chat-window')).toBe(spanish?.window)
})

it.each([
  ['the unit has no chat', async () => new Response('', { status: 404 })],
  ['the worker cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ['the answer is not JSON', async () => new Response('<!doctype html>')],
  [
    'a part is missing',
    async () => Response.json({ html: '<div><dialog id="chat-consent"></dialog></div>' }),
  ],
])('are missing where %s, and requested again by the next click', async (_, answer) => {
  const chatParts = await load()
  requested.mockImplementationOnce(answer)
  expect(await chatParts()).toBeUndefined()
  expect(document.body.children).toHaveLength(0)
  expect((await chatParts())?.window.id).toBe('chat-window')
})
