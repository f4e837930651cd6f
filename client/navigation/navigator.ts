import { onceIdle } from '../triggers.ts'
import { begunForms } from './entered.ts'
import { type Found, findPage } from './find-page.ts'
import { followedPage } from './links.ts'
import { parseAhead } from './parse-ahead.ts'
import { createPayloadStore } from './payload-store.ts'
import { createPrefetch } from './prefetch.ts'
import { closeOverlays } from './show-page.ts'
import { createShownPage, type FoundPage, isInTool, type Way } from './shown-page.ts'
import { watchBuild } from './watch-build.ts'
import { fetchSheetText, fetchWholeSheet } from './whole-sheet.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Lets the old page leave before the new one enters (requirement navigation/transition): at once under reduced motion and
 * in browsers without view transitions. The styles go by the class, which is there only as long as it lasts. Resolves when the page
 * has changed.
 */
export function createPageTransition(): (change: () => void) => Promise<void> {
  const { classList } = document.documentElement
  let last: ViewTransition | undefined
  return change => {
    if (!('startViewTransition' in document) || matchMedia(reducedMotion).matches)
      return new Promise<void>(resolve => resolve(change()))
    classList.add('page-transition')
    const transition = document.startViewTransition(change)
    last = transition
    const end = () => {
      if (last === transition) classList.remove('page-transition')
    }
    // Skipped when another one begins or the window is hidden; the page changes all the same.
    transition.ready.catch(() => undefined)
    transition.finished.then(end, end)
    return transition.updateCallbackDone
  }
}

// Exported here, so that the editor and forms in dialogs share this file with the navigator instead of giving visitors more to load.
export { fetchPayload } from './fetch-payload.ts'
export { findPage } from './find-page.ts'
export { adoptSheet, fetchWholeSheet } from './whole-sheet.ts'

type FoundDocument = Extract<Found, { kind: 'document' }>

const { classList } = document.documentElement

function loadDocument(address: URL, way: Way): void {
  if (way === 'link') location.assign(address)
  else if (address.href === location.href) location.reload()
  else location.replace(address)
}

/** Pages without header and footer are documents of their own; all others can be swapped into each other's. */
const frameOf = (layout: string | undefined) => (layout === 'blank' ? 'blank' : 'site')

/** Finds pages and the scripts and styles they need, as this document can show them. Never rejects. */
function createFinder(build: string) {
  const store = createPayloadStore(build)
  const isStale = watchBuild(build)
  const fits: Parameters<typeof findPage>[1]['fits'] = ({ build: other, layout }) =>
    other === build && frameOf(layout) === frameOf(document.documentElement.dataset.layout)

  return {
    async fetchAhead(page: URL): Promise<void> {
      fetchSheetText().catch(() => undefined)
      await store.fetchAhead(page)
    },
    /** Parses a page that was fetched ahead when the browser is idle. */
    async parseSoon(page: URL): Promise<void> {
      const payload = await store.find(page)
      if (payload?.kind === 'page') onceIdle(() => parseAhead(payload))
    },
    async find(target: URL): Promise<FoundPage | FoundDocument> {
      if (isStale() || document.documentElement.dataset.leaveByDocument !== undefined)
        return { kind: 'document', address: target }
      const looking = Promise.all([findPage(target, { take: store.take, fits }), fetchWholeSheet()])
      const [found, sheet] = await looking.catch(() => [undefined, undefined])
      if (!found || !sheet) return { kind: 'document', address: target }
      return found.kind === 'page' ? { ...found, sheet } : found
    },
  }
}

/** Shows pages of this site without loading documents (requirement navigation/complete-documents). `shown` is the address of this document. */
export function startNavigator(shown: string): void {
  const { build = '' } = document.querySelector<HTMLElement>('script[data-build]')!.dataset
  const { find, fetchAhead, parseSoon } = createFinder(build)
  const prefetch = createPrefetch(fetchAhead, (page, fetched) => {
    fetchWholeSheet().catch(() => undefined)
    fetched.then(() => parseSoon(page)).catch(() => undefined)
  })
  const change = createPageTransition()
  const page = createShownPage(shown, prefetch.watch)
  const { scroll } = page
  let current = 0
  /** The turn in which another document was last requested. */
  let leftIn = 0

  async function navigate(target: URL, way: Way, inPlace = way === 'history'): Promise<void> {
    const turn = ++current
    // The browser keeps a document that is left, with the entries in its forms.
    if (way === 'link' && !inPlace && begunForms().length) return loadDocument(target, way)
    classList.add('page-loading')
    const found = await find(target)
    if (turn !== current) return
    if (found.kind === 'document' && leftIn !== turn) return loadDocument(found.address, way)
    classList.remove('page-loading')
    // Firefox aborts the page's requests when the visitor leaves: the other navigation continues.
    if (found.kind === 'document') return
    if (way === 'link') scroll.remember()
    if (inPlace && page.showInPlace(found, way)) return
    closeOverlays()
    await change(() => {
      if (turn === current) page.show(found, way)
    })
  }

  /** The address has changed by the history, or by a link within the page. */
  function follow(): void {
    if (!page.isShown()) return void navigate(new URL(location.href), 'history')
    current++
    classList.remove('page-loading')
    if (!scroll.restore()) scroll.remember()
  }

  document.addEventListener('click', event => {
    const target = followedPage(event)
    if (!target) return
    event.preventDefault()
    void navigate(target, 'link', isInTool(event.target))
  })
  document.addEventListener('page-wanted', event => {
    event.preventDefault()
    void navigate(event.detail, 'link', true)
  })
  addEventListener('popstate', follow)
  addEventListener('beforeunload', () => {
    leftIn = current
  })
  if (!page.isShown()) follow()
  prefetch.watch([document])
}
