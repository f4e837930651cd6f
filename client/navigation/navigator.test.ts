import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Found } from './find-page.ts'
import { startNavigator } from './navigator.ts'

let find = Promise.withResolvers<Found>()

vi.mock('./find-page.ts', () => ({ findPage: () => find.promise }))
vi.mock('./whole-sheet.ts', () => ({ adoptSheet: vi.fn(), fetchWholeSheet: async () => ({}) }))

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const isLoading = () => document.documentElement.classList.contains('page-loading')

beforeAll(() => {
  document.body.innerHTML =
    '<script data-build="b" data-styles="/s.css"></script><a href="/master/">Master</a>'
  startNavigator(location.href)
})
beforeEach(() => {
  find = Promise.withResolvers<Found>()
  assign.mockClear()
})

/** Follows the link to a page that has to be loaded as a document, and resolves when that is known. */
async function follow(meanwhile = () => undefined as unknown): Promise<void> {
  document.querySelector('a')!.click()
  expect(isLoading()).toBe(true)
  meanwhile()
  find.resolve({ kind: 'document', address: new URL('/master/', location.href) })
  await vi.waitFor(() => expect(assign.mock.calls.length > 0 || !isLoading()).toBe(true))
}

it('a page that cannot be shown in this document is loaded', async () => {
  await follow()
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/master\/$/)
})

it('a page with a form that the visitor has begun is left by a document, so that the browser keeps it', async () => {
  const main = document.createElement('main')
  main.id = 'main'
  main.innerHTML = '<form method="post"><input name="email"></form><form><input name="q" id="q"></form>'
  document.body.append(main)
  const [email, query] = main.querySelectorAll('input')
  query!.value = 'bwl'
  document.querySelector('a')!.click()
  expect(isLoading()).toBe(true)
  find.resolve({ kind: 'document', address: new URL('/master/', location.href) })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  document.documentElement.classList.remove('page-loading')
  email!.value = 'amara@beispiel.example'
  document.querySelector('a')!.click()
  expect(isLoading()).toBe(false)
  expect(assign).toHaveBeenCalledTimes(2)
  main.remove()
})

it('a page whose parts were given up for another document does not take that one’s place', async () => {
  await follow(() => dispatchEvent(new Event('beforeunload')))
  expect(assign).not.toHaveBeenCalled()
  expect(isLoading()).toBe(false)
})

it('the next link works where the page stayed after all, as for a download', async () => {
  dispatchEvent(new Event('beforeunload'))
  await follow()
  expect(assign).toHaveBeenCalledTimes(1)
})

const stateAt = (address: URL, html: string): Found => ({
  kind: 'page',
  address,
  payload: {
    ...{ kind: 'page', build: 'b', layout: 'page', title: 'Finder', lang: 'en', head: '' },
    ...{ structuredData: '', keepScroll: false },
    regions: {
      header: { key: 'h', html: '' },
      main: { key: html, html },
      footer: { key: 'f', html: '' },
      aside: { key: 'a', html: '' },
    },
  },
})

it('another state of the page is shown in its tools, and each has its entry', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main data-region="main" data-key="1"><form data-enhance="exchange" data-enhanced><input></form></main>',
  )
  const shown: string[] = []
  const tool = document.querySelector('form')!
  const input = document.querySelector('input')!
  tool.addEventListener('exchange', event => {
    shown.push(event.detail)
    event.preventDefault()
  })
  input.focus()
  const [first, filtered] = [new URL(location.href), new URL('?degree=master', location.href)]
  const entries = history.length
  const wanted = new CustomEvent('page-wanted', { detail: filtered, cancelable: true })
  document.dispatchEvent(wanted)
  expect(wanted.defaultPrevented).toBe(true)
  find.resolve(stateAt(filtered, 'four'))
  await vi.waitFor(() => expect(location.search).toBe('?degree=master'))
  expect(history.length).toBe(entries + 1)

  find = Promise.withResolvers<Found>()
  history.replaceState({}, '', first)
  dispatchEvent(new PopStateEvent('popstate'))
  find.resolve(stateAt(first, 'thirteen'))
  await vi.waitFor(() => expect(shown).toEqual(['four', 'thirteen']))
  expect(document.querySelector('main')!.dataset.key).toBe('thirteen')
  expect(document.activeElement).toBe(input)
})

it.each([
  ['in a tool, in its place', 'form', ['filtered']],
  ['elsewhere, as another page', 'nav', []],
])('a link to another state of the page is followed %s', async (_, place, expected) => {
  document.querySelector('main')!.innerHTML =
    '<form data-enhance="exchange" data-enhanced><a href="?degree=bachelor">B</a></form><nav><a href="?degree=bachelor">B</a></nav>'
  const shown: string[] = []
  document.querySelector('form')!.addEventListener('exchange', event => {
    shown.push(event.detail)
    event.preventDefault()
  })
  history.replaceState({}, '', '?')
  document.querySelector<HTMLElement>(`${place} a`)!.click()
  find.resolve(stateAt(new URL('?degree=bachelor', location.href), 'filtered'))
  await vi.waitFor(() => expect(location.search).toBe('?degree=bachelor'))
  expect(shown).toEqual(expected)
})

it.each([
  ['in a tool', 'form', '?degree=diploma'],
  ['elsewhere', 'nav', '?degree=doctorate'],
])('a page that the browser takes no entry of the history for is loaded: %s', async (_, place, query) => {
  document.querySelector('main')!.innerHTML = `<form data-enhance="exchange" data-enhanced></form><nav></nav>`
  document.querySelector('form')!.addEventListener('exchange', event => event.preventDefault())
  document.querySelector(place)!.innerHTML = `<a href="${query}">x</a>`
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
  })
  document.querySelector<HTMLElement>(`${place} a`)!.click()
  const address = new URL(query, location.href)
  find.resolve(stateAt(address, 'other'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(address))
  vi.mocked(history.pushState).mockRestore()
})
