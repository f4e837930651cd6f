// Exported again from this file, which is imported on demand: if files below it imported the navigator, the build would rename its exports, and
// every page would load one more script.
import { adoptSheet, fetchWholeSheet } from '../navigation/navigator.ts'
import { clickedThing, linkToFollow } from './clicks.ts'
import { createDraftPage } from './draft-page.ts'
import { type BlockData, concerns, type EditorMessage, messageFrom, type PageMessage } from './messages.ts'
import { createBlockMenu, outlines, showNotice } from './overlay.ts'

interface Editor {
  readonly origin: string
  readonly window: Window
}

/** Signatures are accepted for an hour. */
const ranOut =
  'This preview has run out after an hour, and no longer shows what is typed. What was typed is in the editor: open the story there again.'

const gone =
  'This story was deleted or moved, so that the preview no longer shows what is typed. What was typed is in the editor.'

const blockAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-blok-c]') : null

/**
 * Connects a draft in the editor's frame with the editor (Storyblok, "Visual Editor", bridge protocol): shows a story as it is
 * typed, opens a block in the editor by a click, and reloads when the story was saved or published elsewhere.
 */
export function startEditing(editor: Editor): void {
  const { story: storyId } = document.documentElement.dataset
  const main = document.getElementById('main')
  if (!storyId || !main) return
  const marks = new CSSStyleSheet()
  marks.replaceSync(outlines)
  document.adoptedStyleSheets.push(marks)
  let openUid: string | undefined
  /** A block that the editor has made or moved, and that is not in the page yet. */
  let expectedUid: string | undefined
  let names: Readonly<Record<string, string>> = {}

  const say = (message: PageMessage) => editor.window.postMessage(message, editor.origin)
  const elementOf = (uid: string) =>
    document.querySelector<HTMLElement>(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`)
  const menu = createBlockMenu({
    onAction: (action, blok) => say({ action, blok } as PageMessage),
    onParent: ({ _uid: uid, component: name }) => open({ uid, name, id: storyId, space: '' }),
  })

  function open(dataC: BlockData, clicked?: string): void {
    mark(dataC.uid, false)
    say({ action: 'edit', dataC, ...(clicked && { clicked }) })
  }

  const page = createDraftPage({
    ...{ main, adoptSheet, fetchWholeSheet },
    onRunOut: () => showNotice(ranOut),
    onGone: () => showNotice(gone),
    onShown() {
      if (!document.adoptedStyleSheets.includes(marks)) document.adoptedStyleSheets.push(marks)
      if (expectedUid) mark(expectedUid, true)
      else if (openUid) mark(openUid, false)
      dispatchEvent(new CustomEvent('prospectus:edited'))
    },
  })

  function attribute(name: string, uids: readonly string[]): void {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
    for (const uid of uids) elementOf(uid)?.setAttribute(name, '')
  }

  function mark(uid: string | undefined, scroll: boolean) {
    attribute('data-blok-open', uid ? [uid] : [])
    openUid = uid
    const block = uid ? elementOf(uid)?.firstElementChild : undefined
    if (!block) return menu.hide()
    if (uid === expectedUid) expectedUid = undefined
    if (scroll) block.scrollIntoView({ block: 'center' })
    menu.place(block)
  }

  /** Draws the menu of a block that the editor has opened. */
  function enter(
    { breadcrumbs = [], ...message }: EditorMessage,
    uid: string | undefined,
    scroll: boolean,
  ): void {
    mark(uid, scroll)
    // The menu reads only steps that have the form of one.
    if (uid && elementOf(uid)) menu.show({ ...message, breadcrumbs: breadcrumbs as never }, names)
  }

  /** A block comes with the next version of the page; until then it is not there. */
  const expect = ({ blockId }: EditorMessage) => {
    expectedUid = blockId
    if (blockId && elementOf(blockId)) mark(blockId, true)
  }

  const actions: Readonly<Record<string, (message: EditorMessage) => void>> = {
    input({ story }) {
      // The worker refuses a malformed story.
      if (story?.content) page.show(story as Parameters<typeof page.show>[0])
    },
    change: () => location.reload(),
    published: () => location.reload(),
    unpublished: () => location.reload(),
    enterComponent: message => enter(message, message.componentId, true),
    editedBlok: message => enter(message, message.blok?.uid, false),
    hoverComponent: ({ componentId }) => attribute('data-blok-hover', componentId ? [componentId] : []),
    highlightComponent: ({ componentIds = [], componentId }) => {
      attribute('data-blok-highlight', componentIds)
      if (componentId) elementOf(componentId)?.firstElementChild?.scrollIntoView({ block: 'center' })
    },
    addedBlock: expect,
    movedBlock: expect,
    duplicatedBlock: expect,
    deselectBlok: () => mark(undefined, false),
    enterEditmode: ({ componentNames }) => {
      names = componentNames ?? {}
    },
  }

  addEventListener('message', event => {
    const message = messageFrom(event, editor)
    const act = message && Object.hasOwn(actions, message.action) ? actions[message.action] : undefined
    if (act && concerns(message!, storyId)) act(message!)
  })

  document.addEventListener(
    'click',
    event => {
      if (event.target instanceof Node && menu.element.contains(event.target)) return
      const block = blockAt(event.target)
      if (!block) {
        if (openUid) say({ action: 'noFocus' })
        mark(undefined, false)
        return followInPreview(event)
      }
      // The markup was written by the worker, for this purpose.
      const dataC = JSON.parse(block.dataset.blokC ?? '{}') as BlockData
      // The first click opens the block in the editor; the second one works as for visitors.
      if (dataC.uid !== openUid) {
        event.preventDefault()
        event.stopPropagation()
      } else followInPreview(event)
      open(dataC, clickedThing(event.target))
    },
    { capture: true },
  )

  /** Follows a link to another page of the site to that page's draft. */
  function followInPreview(event: MouseEvent): void {
    const link = linkToFollow(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(link)
  }

  say({ action: 'initialized' })
  say({ action: 'ping' })
}
