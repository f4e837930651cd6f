import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { latestOnly } from './latest.ts'
import { createPatcher } from './patch.ts'

type Content = Readonly<Record<string, unknown>>

interface PageBlock {
  readonly _uid: string
}

/** More blocks than these at once are a change of the whole page. */
const most = 3

const text = (value: unknown) => JSON.stringify(value)

/** The blocks of a page; undefined where one cannot be known again. */
function blocksOf({ body }: Content): readonly PageBlock[] | undefined {
  if (!Array.isArray(body)) return undefined
  const uids = body.map((block: Partial<PageBlock> | null) => block?._uid)
  return uids.every(uid => typeof uid === 'string' && uid !== '') && new Set(uids).size === uids.length
    ? body
    : undefined
}

/** The content without the text of its blocks: which blocks in which order, and the fields of the page itself. */
const frameOf = (content: Content, blocks: readonly PageBlock[]) =>
  text({ ...content, body: blocks.map(({ _uid }) => _uid) })

/**
 * The `_uid` of the few blocks of a page that differ between two contents; undefined if anything else differs, so that the whole page has to
 * be rendered again.
 */
export function changedBlocks(before: Content, after: Content): readonly string[] | undefined {
  const [former, present] = [blocksOf(before), blocksOf(after)]
  if (!former || !present || frameOf(before, former) !== frameOf(after, present)) return undefined
  const changed = present.filter((block, index) => text(block) !== text(former[index]))
  return changed.length <= most ? changed.map(({ _uid }) => _uid) : undefined
}

/** A story as the editor sends it. */
interface TypedStory {
  readonly id: number
  readonly content: Readonly<Record<string, unknown>>
}

interface DraftPageOptions {
  readonly main: HTMLElement
  /** The style sheet of the whole site, which a block that is added may need. */
  readonly fetchWholeSheet: () => Promise<CSSStyleSheet>
  readonly adoptSheet: (sheet: CSSStyleSheet) => void
  /** The signature has run out, and the editor alone can make the next one. */
  readonly onRunOut: () => void
  /** The story is not at this address any more. */
  readonly onGone: () => void
  /** Called once the page shows what was typed. */
  readonly onShown: () => void
}

/** How long an editor pauses before the page is made as a whole (milliseconds). */
const pause = 600

function renderAddress(): URL {
  const url = new URL('/api/preview/render', location.href)
  url.search = location.search
  url.searchParams.set('path', location.pathname)
  return url
}

/**
 * The page of a draft while it is typed. If only some blocks have changed, only they are rendered; the whole page follows in the next pause,
 * because a block may depend on another one, such as the level of its heading.
 */
export function createDraftPage(options: DraftPageOptions) {
  const { main, fetchWholeSheet, adoptSheet, onRunOut, onGone, onShown } = options
  const patcher = createPatcher(main)
  /** The content that the page shows. */
  let shown: TypedStory['content'] | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  /** If no answer comes, such as from a page that is being left, the page stays as it was, and the next edit shows all. */
  function keepPage(): undefined {
    shown = undefined
  }

  /** The worker's answer, and the style sheet that its markup may need. */
  async function fetchRendering(body: string) {
    const answering = fetch(renderAddress(), { method: 'POST', body })
    const [{ ok, status, text }, sheet] = await Promise.all([
      answering.then(async answer => ({ ok: answer.ok, status: answer.status, text: await answer.text() })),
      fetchWholeSheet(),
    ])
    return { ok, status, text, sheet }
  }

  /** The markup of the page, or of some of its blocks; undefined where no answer came, the signature has run out, or the story is gone. */
  async function render(story: TypedStory, blocks?: readonly string[]) {
    const answer = await fetchRendering(JSON.stringify({ story, blocks })).catch(keepPage)
    if (!answer) return undefined
    if (answer.status === 403) return onRunOut()
    // Another one may be there instead.
    if (answer.status === 404 || answer.status === 409) return onGone()
    // The page stays as it was; the editor still has the text.
    if (!answer.ok) throw new Error(`the draft cannot be rendered: ${answer.status}`)
    adoptSheet(answer.sheet)
    return JSON.parse(answer.text) as { readonly main: string; readonly title: string }
  }

  function finish(story: TypedStory, title: string): void {
    shown = story.content
    startEnhancements(main)
    document.title = title
    onShown()
  }

  async function showWhole(story: TypedStory): Promise<void> {
    const made = await render(story)
    if (!made) return
    patcher.apply(made.main)
    finish(story, made.title)
  }

  /** Resolves to whether the page now shows what was typed. */
  async function showBlocks(story: TypedStory, blocks: readonly string[]): Promise<boolean> {
    const made = await render(story, blocks)
    if (!made) return true
    if (!patcher.applyBlocks(made.main)) return false
    finish(story, made.title)
    settling = setTimeout(() => whole(story), pause)
    return true
  }

  const inTurn = latestOnly(({ story, isWhole }: { readonly story: TypedStory; readonly isWhole: boolean }) =>
    showNext(story, isWhole),
  )
  const whole = (story: TypedStory) => inTurn({ story, isWhole: true })

  async function showNext(story: TypedStory, isWhole: boolean): Promise<void> {
    clearTimeout(settling)
    const blocks = isWhole || !shown ? undefined : changedBlocks(shown, story.content)
    if (!blocks?.length || !(await showBlocks(story, blocks))) await showWhole(story)
  }

  return {
    /** Shows only the last of several successive stories. */
    show: (story: TypedStory) => inTurn({ story, isWhole: false }),
  }
}
