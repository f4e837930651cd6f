import { linkedPage, pageOf } from './links.ts'
import { pageKey } from './page-address.ts'

/**
 * Delay after a page is shown before the first prefetch, and for a link in view before its own (ms, requirement
 * navigation/prefetch).
 */
const delay = 1000
/** Maximum number at a time (requirement navigation/prefetch-limit). */
const most = 5

interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Which pages are prefetched: none, those of links that the visitor is about to follow, or also those of links in view. */
type Ahead = 'none' | 'intended' | 'seen'

/** The prefetching that the visitor's connection allows, in browsers that report it. */
export function affordedAhead(): Ahead {
  // Not in every browser, and so not in the DOM library.
  const { connection } = navigator as { connection?: Connection }
  const { saveData, effectiveType = '4g' } = connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return 'none'
  return effectiveType === '3g' ? 'intended' : 'seen'
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the pages of links in view, or under the visitor's pointer or finger. Calls `prepare` when the visitor is about to follow a link
 * whose page is fetched ahead, with the promise of that page.
 */
export function createPrefetch(
  fetchAhead: (page: URL) => Promise<void>,
  prepare: (page: URL, fetched: Promise<void>) => void = () => undefined,
) {
  let requested = new Set<string>()
  let opened: Promise<void> = Promise.resolve()
  let running = 0
  const waiting: URL[] = []

  async function next(): Promise<void> {
    if (running >= most) return
    const page = waiting.shift()
    if (!page) return
    running++
    await fetchAhead(page)
    running--
    await next()
  }

  /** `first` for a link that the visitor is about to follow. */
  async function request(page: URL, first = false): Promise<void> {
    const key = pageKey(page)
    const ahead = affordedAhead()
    if (requested.has(key) || key === pageKey(location) || ahead === 'none') return
    // The page itself may be in view under another query: a link to its start, or filters.
    if (!first && (ahead === 'intended' || page.pathname === location.pathname)) return
    requested.add(key)
    await opened
    if (first) waiting.unshift(page)
    else waiting.push(page)
    await next()
  }

  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const seen = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      timers.delete(target)
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => requestLink(target), delay),
        )
    }
  })

  function requestLink(link: Element): void {
    timers.delete(link)
    seen.unobserve(link)
    const page = link.isConnected && pageOf(link as HTMLAnchorElement)
    if (page) void request(page)
  }

  for (const intent of intents)
    document.addEventListener(
      intent,
      event => {
        const page = linkedPage(event)
        if (page && affordedAhead() !== 'none') prepare(page, request(page, true))
      },
      { passive: true },
    )

  return {
    /** To be called for each new page, with its new parts. */
    watch(parts: Iterable<ParentNode>): void {
      requested = new Set()
      waiting.length = 0
      opened = new Promise(resolve => setTimeout(resolve, delay))
      for (const part of parts) for (const link of part.querySelectorAll('a[href]')) seen.observe(link)
    },
  }
}
