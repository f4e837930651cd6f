import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { openNamedDialog } from '../enhancements/dialog.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { createAnnouncer, focusContent } from './announce.ts'
import { type Found, findPage } from './find-page.ts'
import { followedPage } from './links.ts'
import { pageKey } from './page-address.ts'
import { createPageTransition } from './page-transition.ts'
import { createPayloadStore } from './payload-store.ts'
import { createPrefetch } from './prefetch.ts'
import { keepScroll, type ScrollKeeper, scrollToTarget } from './scroll.ts'
import { closeOverlays, showPage } from './show-page.ts'
import { watchBuild } from './watch-build.ts'
import { adoptSheet, fetchWholeSheet } from './whole-sheet.ts'

// From here, so that the editor and forms in dialogs share this file with the navigator instead of giving visitors more to load.
export { fetchPayload } from './fetch-payload.ts'
export { findPage } from './find-page.ts'
export { adoptSheet, fetchWholeSheet } from './whole-sheet.ts'

declare global {
  interface DocumentEventMap {
    /** On the document: a soft navigation has shown another page. */
    'page-shown': Event
  }
}

/** How a page is reached: by a link, or by going through the history, where its entry is there already. */
type Way = 'link' | 'history'

type FoundDocument = Extract<Found, { kind: 'document' }>
type FoundPage = Extract<Found, { kind: 'page' }> & { readonly sheet: CSSStyleSheet }

const { classList } = document.documentElement

function loadDocument(address: URL, way: Way): void {
  if (way === 'link') location.assign(address)
  else if (address.href === location.href) location.reload()
  else location.replace(address)
}

/** Gives the page its entry in the history; `shownKey` is the page before. */
function recordEntry(address: URL, way: Way, shownKey: string): void {
  // A redirect may have changed the address of an entry that is there already.
  if (way === 'history') history.replaceState(history.state, '', address)
  else if (pageKey(address) === shownKey) history.replaceState({}, '', address)
  else history.pushState({}, '', address)
}

function scrollFor({ payload, address }: FoundPage, way: Way, scroll: ScrollKeeper): void {
  if (way === 'history' && scroll.restore()) return
  if (!payload.keepScroll || address.hash) scrollToTarget(address.hash)
  scroll.remember()
}

/** Whether the visitor begins at the top of the page. */
const beginsAtTop = ({ payload, address }: FoundPage, way: Way): boolean =>
  way === 'link' && !payload.keepScroll && !address.hash

/** Pages without header and footer stand in documents of their own; all others fit into each other's. */
const frameOf = (layout: string | undefined) => (layout === 'blank' ? 'blank' : 'site')

/** Finds pages and the scripts and styles they need, as this document can show them. Never rejects. */
function createFinder(build: string) {
  const store = createPayloadStore(build)
  const isStale = watchBuild(build)
  const fits: Parameters<typeof findPage>[1]['fits'] = ({ build: other, layout }) =>
    other === build && frameOf(layout) === frameOf(document.documentElement.dataset.layout)

  return {
    async fetchAhead(page: URL): Promise<void> {
      fetchWholeSheet().catch(() => undefined)
      await store.fetchAhead(page)
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
  const { find, fetchAhead } = createFinder(build)
  const prefetch = createPrefetch(fetchAhead)
  const change = createPageTransition()
  const announce = createAnnouncer()
  let shownKey = pageKey(new URL(shown))
  let current = 0
  /** The turn in which another document was asked for last. */
  let leftIn = 0
  const scroll = keepScroll(() => pageKey(location) === shownKey)

  function show(found: FoundPage, way: Way): void {
    recordEntry(found.address, way, shownKey)
    shownKey = pageKey(found.address)
    adoptSheet(found.sheet)
    layOutAll(!beginsAtTop(found, way))
    const parts = showPage(found.payload)
    focusContent()
    scrollFor(found, way, scroll)
    announce(found.payload.title)
    for (const part of parts) startEnhancements(part)
    openNamedDialog()
    prefetch.watch(parts)
    document.dispatchEvent(new Event('page-shown'))
  }

  async function navigate(target: URL, way: Way): Promise<void> {
    const turn = ++current
    classList.add('page-loading')
    const found = await find(target)
    if (turn !== current) return
    if (found.kind === 'document' && leftIn !== turn) return loadDocument(found.address, way)
    classList.remove('page-loading')
    // Firefox aborts the page's requests when the visitor leaves: the other navigation continues.
    if (found.kind === 'document') return
    if (way === 'link') scroll.remember()
    closeOverlays()
    await change(() => {
      if (turn === current) show(found, way)
    })
  }

  /** The address has changed by the history, or by a link within the page. */
  function follow(): void {
    if (pageKey(location) !== shownKey) return void navigate(new URL(location.href), 'history')
    current++
    classList.remove('page-loading')
    if (!scroll.restore()) scroll.remember()
  }

  document.addEventListener('click', event => {
    const page = followedPage(event)
    if (!page) return
    event.preventDefault()
    void navigate(page, 'link')
  })
  addEventListener('popstate', follow)
  addEventListener('beforeunload', () => {
    leftIn = current
  })
  if (pageKey(location) !== shownKey) follow()
  prefetch.watch([document])
}
