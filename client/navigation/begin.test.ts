import { afterEach, expect, it, vi } from 'vitest'
import { beginNavigation } from './begin.ts'

// Loaded at once in a document that is complete.
vi.mock('./navigator.ts', () => ({ startNavigator: () => undefined }))
vi.stubGlobal('reportError', () => undefined)

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.draft
})

it.each([
  ['a page', '/bachelor/', false, true],
  ['a draft, which published pages do not follow softly', '/bachelor/', true, false],
  ['a file', '/bachelor.pdf', false, false],
])('at %s', (_, path, draft, begins) => {
  history.replaceState(null, '', path)
  if (draft) document.documentElement.dataset.draft = ''
  const listen = vi.spyOn(window, 'addEventListener')
  beginNavigation()
  expect(listen.mock.calls.some(([name]) => name === 'pointerover')).toBe(begins)
})

it.each([
  ['comes back to', { scroll: 600 }, true],
  ['comes to for the first time', null, false],
])('a page that the visitor %s is laid out in full: %s', (_, state, expected) => {
  history.replaceState(state, '', '/bachelor/')
  document.documentElement.removeAttribute('data-laid-out')
  beginNavigation()
  expect(document.documentElement.hasAttribute('data-laid-out')).toBe(expected)
})

it.each([
  ['a page', '/bachelor/', false],
  ['a draft', '/bachelor/', true],
  ['a page hidden from search engines', '/_/bachelor/', false],
])('at %s, a text fragment is copied into the query', (_, path, draft) => {
  history.replaceState(null, '', path)
  if (draft) document.documentElement.dataset.draft = ''
  const name = `${location.href}#:~:text=word`
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceNavigationTiming])
  beginNavigation()
  expect(location.search).toBe('?:~:text=word')
})
