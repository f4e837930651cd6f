import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginNavigation, copyTextFragment } from './begin.ts'

// Loaded at once in a document that is complete.
vi.mock('../when-idle.ts', () => ({ startNavigator: () => undefined }))
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

describe('text fragments', () => {
  function load(loaded: string, shown: string): void {
    history.replaceState({ scroll: 7 }, '', shown)
    const name = new URL(loaded, location.href).href
    // The code reads no more of the entry than its name.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceNavigationTiming])
  }
  const address = () => location.href.replace(location.origin, '')

  const cases: [string, string, string][] = [
    ['/a/#:~:text=word', '/a/', '/a/?:~:text=word'],
    ['/a/?x=b%20c#:~:text=two%20words', '/a/?x=b%20c', '/a/?x=b%20c&:~:text=two%20words'],
    ['/a/#part:~:text=word', '/a/#part', '/a/?:~:text=word#part'],
    ['/a/#:~:text=one&text=two', '/a/', '/a/?:~:text=one&:~:text=two'],
    ['/a/?:~:text=old#:~:text=word', '/a/?:~:text=old', '/a/?:~:text=word'],
    ['/a/?:~:text=old&x=1#part:~:text=word', '/a/?:~:text=old&x=1#part', '/a/?x=1&:~:text=word#part'],
    ['/a/?:~:text=old', '/a/?:~:text=old', '/a/?:~:text=old'],
    ['/a/?:~:text=old#:~:other=1', '/a/?:~:text=old', '/a/?:~:text=old'],
    ['/a/#part', '/a/#part', '/a/#part'],
    ['/a/#:~:other=1', '/a/', '/a/'],
    ['/a/#:~:text=word', '/b/', '/b/'],
  ]
  it.each(cases)('%s', (loaded, shown, expected) => {
    load(loaded, shown)
    document.documentElement.removeAttribute('data-laid-out')
    const isText = expected !== shown
    expect(copyTextFragment()).toBe(isText)
    // The browser scrolls to the text.
    if (isText) expect(document.documentElement.dataset.laidOut).toBe(String(innerWidth))
    expect(address()).toBe(expected)
    expect(history.state).toEqual({ scroll: 7 })
  })

  it('are copied once', () => {
    load('/a/#:~:text=word', '/a/')
    expect([copyTextFragment(), copyTextFragment()]).toEqual([true, false])
    expect(address()).toBe('/a/?:~:text=word')
  })
})
