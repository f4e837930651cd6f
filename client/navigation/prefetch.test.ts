import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { affordedAhead, createPrefetch } from './prefetch.ts'

let see: (link: Element, isIntersecting?: boolean) => void
let fetchAhead = vi.fn()
let prepare = vi.fn()
const requested = () => fetchAhead.mock.calls.map(([page]) => (page as URL).pathname)

beforeEach(() => {
  vi.useFakeTimers()
  // Listeners of earlier tests still exist, and call their own functions.
  fetchAhead = vi.fn().mockResolvedValue(undefined)
  prepare = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly watched = new Set<Element>()
      constructor(callback: IntersectionObserverCallback) {
        see = (target, isIntersecting = true) => {
          if (this.watched.has(target))
            callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never)
        }
      }
      observe = (link: Element) => this.watched.add(link)
      unobserve = (link: Element) => this.watched.delete(link)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function pageWith(...paths: string[]): HTMLAnchorElement[] {
  document.body.innerHTML = paths.map(path => `<a href="${path}">go</a>`).join('')
  const { watch } = createPrefetch(fetchAhead, prepare)
  watch([document])
  return [...document.querySelectorAll('a')]
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('a link that has been in view for a second is fetched ahead, once', async () => {
  const [link] = pageWith('/a/')
  see(link!)
  await pass(999)
  expect(requested()).toEqual([])
  await pass(1)
  expect(requested()).toEqual(['/a/'])
  see(link!)
  await pass(2000)
  expect(requested()).toEqual(['/a/'])
})

it('the styles of the site are prepared for a visitor who is about to follow a link, not for links in view', async () => {
  const [link] = pageWith('/a/')
  see(link!)
  await pass(2000)
  expect(requested()).toEqual(['/a/'])
  expect(prepare).not.toHaveBeenCalled()
  link!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(prepare).toHaveBeenCalledOnce()
})

it('a link that has left again is not', async () => {
  const [link] = pageWith('/a/')
  see(link!)
  await pass(500)
  see(link!, false)
  await pass(2000)
  expect(requested()).toEqual([])
})

it.each(['pointerover', 'focusin', 'touchstart'])(
  '%s requests at once, but not in the first second',
  async type => {
    const [link, other] = pageWith('/a/', '/b/')
    link!.dispatchEvent(new Event(type, { bubbles: true }))
    await pass(999)
    expect(requested()).toEqual([])
    await pass(1)
    expect(requested()).toEqual(['/a/'])
    other!.dispatchEvent(new Event(type, { bubbles: true }))
    await pass(0)
    expect(requested()).toEqual(['/a/', '/b/'])
  },
)

it('at most five at a time, and what is under the hand before what is in view', async () => {
  const ends: (() => void)[] = []
  fetchAhead.mockImplementation(() => new Promise<void>(resolve => ends.push(resolve)))
  const links = pageWith('/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/')
  for (const link of links.slice(0, 6)) see(link)
  await pass(1000)
  expect(requested()).toHaveLength(5)
  links[6]!.dispatchEvent(new Event('focusin', { bubbles: true }))
  await pass(0)
  expect(requested()).toHaveLength(5)
  ends[0]!()
  await pass(0)
  expect(requested().at(-1)).toBe('/7/')
  ends[1]!()
  await pass(0)
  expect(requested().at(-1)).toBe('/6/')
})

it('not the page itself, files or other sites', async () => {
  const links = pageWith(location.pathname, '/a.pdf', 'https://b.example/')
  for (const link of links) see(link)
  await pass(2000)
  expect(requested()).toEqual([])
})

it('not the page itself under another query, unless the visitor is about to follow the link', async () => {
  const [link] = pageWith(`${location.pathname}?sort=name`)
  see(link!)
  await pass(2000)
  expect(requested()).toEqual([])
  link!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await pass(0)
  expect(requested()).toEqual([location.pathname])
})

describe('visitors who can afford it', () => {
  const cases: [object | undefined, ReturnType<typeof affordedAhead>][] = [
    [undefined, 'seen'],
    [{ effectiveType: '4g' }, 'seen'],
    [{ effectiveType: '3g', saveData: false }, 'intended'],
    [{ effectiveType: 'slow-2g' }, 'none'],
    [{ effectiveType: '2g' }, 'none'],
    [{ effectiveType: '4g', saveData: true }, 'none'],
  ]
  it.each(cases)('%o: %s', async (connection, expected) => {
    vi.stubGlobal('navigator', { connection })
    expect(affordedAhead()).toBe(expected)
    const [link] = pageWith('/a/')
    see(link!)
    await pass(1000)
    expect(requested()).toEqual(expected === 'seen' ? ['/a/'] : [])
    link!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await pass(0)
    expect(requested()).toEqual(expected === 'none' ? [] : ['/a/'])
  })
})
