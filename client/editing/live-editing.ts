import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { adoptSheet, fetchWholeSheet } from '../navigation/navigator.ts'
import { latestOnly } from './latest.ts'
import { concerns, type EditorMessage, messageFrom } from './messages.ts'
import { createPatcher } from './patch.ts'

/** Drawn around the content of a block: the element that names it has no box. */
const outlines = `
[data-blok-c]:hover > * { outline: 1px dashed #05807f; outline-offset: -1px; }
[data-blok-open] > * { outline: 2px solid #05807f; outline-offset: -2px; }
`

export interface Editing {
  readonly editor: { readonly origin: string; readonly window: Window }
  /** Id of the story that is open. */
  readonly storyId: string
  readonly main: HTMLElement
}

const renderAddress = () => {
  const url = new URL('/api/preview/render', location.href)
  url.search = location.search
  url.searchParams.set('path', location.pathname)
  return url
}

const blockAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-blok-c]') : null

/**
 * Connects a draft in the editor's frame with the editor (Storyblok, "Visual Editor", bridge protocol): shows a story as it is
 * typed, opens a block in the editor by a click, and reloads when the story was saved or published elsewhere.
 */
export function startEditing({ editor, storyId, main }: Editing): void {
  const patcher = createPatcher(main)
  const marks = new CSSStyleSheet()
  marks.replaceSync(outlines)
  document.adoptedStyleSheets.push(marks)
  let openUid: string | undefined

  const say = (message: object) => editor.window.postMessage(message, editor.origin)

  const show = latestOnly(async (story: unknown) => {
    const [answer, sheet] = await Promise.all([
      fetch(renderAddress(), { method: 'POST', body: JSON.stringify({ story }) }),
      fetchWholeSheet(),
    ])
    // The page stays as it was; the editor still has the text.
    if (!answer.ok) throw new Error(`the draft cannot be rendered: ${answer.status}`)
    const { main: html, title } = (await answer.json()) as { readonly main: string; readonly title: string }
    adoptSheet(sheet)
    if (!document.adoptedStyleSheets.includes(marks)) document.adoptedStyleSheets.push(marks)
    patcher.apply(html)
    startEnhancements(main)
    document.title = title
    dispatchEvent(new CustomEvent('prospectus:edited'))
  })

  function mark(uid: string | undefined, scroll: boolean): void {
    for (const element of document.querySelectorAll('[data-blok-open]'))
      element.removeAttribute('data-blok-open')
    openUid = uid
    const block = uid && document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`)
    if (!block) return
    block.setAttribute('data-blok-open', '')
    if (scroll) block.firstElementChild?.scrollIntoView({ block: 'center' })
  }

  const actions: Readonly<Record<string, (message: EditorMessage) => void>> = {
    input: ({ story }) => show(story),
    change: () => location.reload(),
    published: () => location.reload(),
    unpublished: () => location.reload(),
    enterComponent: ({ componentId }) => mark(componentId, true),
    pingBack: () => undefined,
    enterEditmode: () => undefined,
  }

  addEventListener('message', event => {
    const message = messageFrom(event, editor)
    const act = message && Object.hasOwn(actions, message.action) ? actions[message.action] : undefined
    if (act && concerns(message!, storyId)) act(message!)
  })

  document.addEventListener(
    'click',
    event => {
      const block = blockAt(event.target)
      if (!block) return
      const dataC = JSON.parse(block.dataset.blokC ?? '{}') as { readonly uid?: string }
      // The first click opens the block in the editor; the second one works as for visitors.
      if (dataC.uid !== openUid) {
        event.preventDefault()
        event.stopPropagation()
      }
      mark(dataC.uid, false)
      say({ action: 'edit', dataC })
    },
    { capture: true },
  )

  say({ action: 'initialized' })
  say({ action: 'ping' })
}
