import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'
import type { LogLine } from '../log/log-line.ts'
import type { CacheHandle } from '../page/cache-handle.ts'
import { createClock, createRecorder, type Recorder, type Recording } from '../page/dependency-tracker.ts'
import { createReadings, type Facts, type Reading } from '../page/facts.ts'
import type { BlockHandle, PageModel } from '../page/model.ts'
import { Pending } from '../page/pending.ts'
import type { Derivation, Deriver, ForeignBlocks, Watch } from '../page/resolution.ts'
import { type RenderRequest, renderBlock, renderBlockStream, type Views } from './block.tsx'
import { createKeptRenderings } from './fragment-cache.ts'
import { finishRendering, type Rendering } from './rendering.ts'
import {
  bodyStartPart,
  type DocumentPart,
  headPart,
  heldBackPart,
  skipLinkPart,
  storyLinkPart,
  structuredDataPart,
} from './sections.ts'
import { createStyleSets } from './style-sets.ts'

export interface RendererPorts extends Views {
  readonly validate: Deriver['validate']
  readonly log: (line: LogLine) => void
  /** Told how many bytes more hang on a page's content. */
  readonly account: (anchor: object, bytes: number) => void
}

/** A place in the document: ready (from what was kept, or rendered just now), or to be waited for. */
export type Slot =
  | { readonly state: 'kept' | 'rendered'; readonly rendering: Rendering }
  | { readonly state: 'late'; readonly render: () => Promise<Rendering> }

/** The places of a page in document order. */
export interface PageSlots {
  readonly head: Slot
  readonly bodyStart: Slot
  readonly header: readonly Slot[]
  readonly main: readonly Slot[]
  readonly footer: readonly Slot[]
  readonly structuredData: Slot
  readonly panel?: Slot
}

/** Says of a page what its blocks asked, once all of them are derived. */
export interface PanelPort {
  /** Begins to watch a top-level block, which is derived again when a fact was not there the first time. */
  readonly watch: (handle: BlockHandle, record: () => Recorder) => Watch
  /** A view that threw. */
  readonly lose: (block: RawBlock, reason: string) => void
  readonly write: (read: (entry: string) => Reading) => Promise<string>
}

export interface SlotOptions {
  /** Adds a link with the story's path at the end. */
  readonly storyLink?: boolean
  /** Adds the panel; only to a page of which nothing is kept. */
  readonly panel?: PanelPort | undefined
  /** Why the story's newest version is not shown; drafts only. */
  readonly heldBack?: readonly string[]
}

/** A page that is being rendered. Facts are read by entries alone, so that each reading can be written down. */
interface Job {
  readonly page: PageModel
  readonly panel?: PanelPort | undefined
  /** Epoch milliseconds; asked for through a clock. */
  readonly now: number
  readonly read: (entry: string) => Reading
}

const isDraft = ({ page }: Job) => page.publication === 'draft'

/** Several may wait for the same rendering. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What of a block is not in the page's language. */
function foreignIn(
  { uid, region }: BlockHandle,
  { read }: Pick<Job, 'read'>,
  { reads }: Recording,
): Derivation['foreign'] {
  const entry = `untranslated:${region}:${uid}`
  reads.add(entry)
  // The reader in `page/facts.ts` gives the entry this type.
  return read(entry).value as ForeignBlocks | undefined
}

/**
 * Renders pages block by block and keeps what it rendered. One an isolate: what is kept hangs on content, and nothing
 * in here belongs to a request.
 */
export function createPageRenderer(ports: RendererPorts) {
  const styles = createStyleSets()
  const told = new WeakSet<object>()
  const kept = createKeptRenderings((source, plan) =>
    ports.log({ event: 'renderings-overflow', component: (source as RawBlock).component, plan }),
  )

  function derive(handle: BlockHandle, { page, now, read, panel }: Job) {
    const draft = page.publication === 'draft'
    const record = () => createRecorder(read, { now, draft })
    const { context, links, recording } = record()
    const report = (block: RawBlock, reason: string) => {
      recording.keep = false
      panel?.lose(block, reason)
      ports.log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
    }
    const foreign = foreignIn(handle, { read }, recording)
    const watch = panel?.watch(handle, record)
    const { validate } = ports
    const block = handle.derive({ context, validate, links, report, foreign, watch })
    return { block, recording, report: (lost: NestedBlock, reason: string) => report(lost.source, reason) }
  }

  function requestOf(
    handle: BlockHandle,
    { block, report }: ReturnType<typeof derive>,
    draft: boolean,
  ): RenderRequest | undefined {
    const idPrefix = `${handle.uid}-${handle.occurrence}-`
    return block && { views: ports.views, islands: ports.islands, block, report, idPrefix, draft }
  }

  function finish(
    html: string,
    source: CacheHandle | undefined,
    recording: Recording,
    { page: { anchor }, read }: Job,
  ): Rendering {
    const rendering = finishRendering(html, { until: recording.until, styles })
    if (!source || !anchor) return rendering
    const size = kept.store({ source, page: anchor, read, recording, rendering })
    if (size) ports.account(anchor, size)
    return rendering
  }

  function renderNow(handle: BlockHandle, job: Job): Rendering {
    const derived = derive(handle, job)
    const request = requestOf(handle, derived, isDraft(job))
    let html = ''
    try {
      html = request ? renderBlock(request) : ''
    } catch (error) {
      derived.report(derived.block!, reasonOf(error))
    }
    return finish(html, handle.cache, derived.recording, job)
  }

  async function renderStreamed(handle: BlockHandle, job: Job): Promise<Rendering> {
    const derived = derive(handle, job)
    const request = requestOf(handle, derived, isDraft(job))
    let html = ''
    try {
      html = request ? await renderBlockStream(request) : ''
    } catch (error) {
      derived.report(derived.block!, reasonOf(error))
    }
    return finish(html, handle.cache, derived.recording, job)
  }

  async function renderAfter(pending: Pending, handle: BlockHandle, job: Job): Promise<Rendering> {
    await pending.settled
    try {
      return await renderStreamed(handle, job)
    } catch (error) {
      // Only a fact that is still to come gets here: every failure of a view or of its props is reported above.
      if (error instanceof Pending) return renderAfter(error, handle, job)
      throw error
    }
  }

  function slotOf(handle: BlockHandle, job: Job): Slot {
    const { anchor } = job.page
    if (!anchor || !handle.cache)
      return { state: 'late', render: once(() => renderAfter(new Pending(Promise.resolve()), handle, job)) }
    try {
      const rendering = kept.find(handle.cache, anchor, job.read, job.now)
      return rendering
        ? { state: 'kept', rendering }
        : { state: 'rendered', rendering: renderNow(handle, job) }
    } catch (error) {
      if (!(error instanceof Pending)) throw error
      return { state: 'late', render: () => renderAfter(error, handle, job) }
    }
  }

  function writePart({ source, write }: DocumentPart, job: Job): Rendering {
    const { anchor } = job.page
    const recording: Recording = { reads: new Set(), until: Number.POSITIVE_INFINITY, keep: !isDraft(job) }
    const html = write(
      entry => {
        recording.reads.add(entry)
        const reading = job.read(entry)
        if (reading.fallback) recording.keep = false
        return reading.value
      },
      createClock(job.now, recording),
    )
    return finish(html, anchor && source(anchor), recording, job)
  }

  /** Nothing in the place of a part that the page can do without. It is not kept, and said once of each page. Throws otherwise. */
  function lostPart({ optional }: DocumentPart, error: unknown, job: Job): Rendering {
    if (!optional) throw error
    const { anchor } = job.page
    if (!anchor || !told.has(anchor))
      ports.log({ event: 'part-lost', part: optional, path: job.read('path').value, reason: reasonOf(error) })
    if (anchor) told.add(anchor)
    return finish('', undefined, { reads: new Set(), until: 0, keep: false }, job)
  }

  async function writePartAfter(pending: Pending, part: DocumentPart, job: Job): Promise<Rendering> {
    await pending.settled
    try {
      return writePart(part, job)
    } catch (error) {
      return error instanceof Pending ? writePartAfter(error, part, job) : lostPart(part, error, job)
    }
  }

  function partSlot(part: DocumentPart, job: Job): Slot {
    const { anchor } = job.page
    try {
      const source = anchor && part.source(anchor)
      const before = source && kept.find(source, anchor, job.read, job.now)
      return before
        ? { state: 'kept', rendering: before }
        : { state: 'rendered', rendering: writePart(part, job) }
    } catch (error) {
      return error instanceof Pending
        ? { state: 'late', render: () => writePartAfter(error, part, job) }
        : { state: 'rendered', rendering: lostPart(part, error, job) }
    }
  }

  /** Written when every block has been derived. */
  function panelSlot(panel: PanelPort, { header, main, footer }: PageSlots, job: Job): Slot {
    const blocks = [...header, ...main, ...footer].flatMap(slot => (slot.state === 'late' ? slot : []))
    const render = once(async () => {
      await Promise.allSettled(blocks.map(slot => slot.render()))
      const recording: Recording = { reads: new Set(), until: 0, keep: false }
      return finish(await panel.write(job.read), undefined, recording, job)
    })
    return { state: 'late', render }
  }

  return {
    /** What of the page is there at once; nothing is awaited. */
    slots(page: PageModel, facts: Facts, options: SlotOptions = {}): PageSlots {
      const { storyLink, heldBack, panel } = options
      const job: Job = { page, now: facts.now, read: createReadings(facts), panel }
      const slots = (handles: readonly BlockHandle[]) => handles.map(handle => slotOf(handle, job))
      const { header, main, footer } = page.regions
      const places = {
        head: partSlot(headPart, job),
        bodyStart: partSlot(bodyStartPart, job),
        header: [partSlot(skipLinkPart, job), ...slots(header)],
        main: [
          ...(heldBack ? [partSlot(heldBackPart(heldBack), job)] : []),
          ...slots(main),
          ...(storyLink ? [partSlot(storyLinkPart, job)] : []),
        ],
        footer: slots(footer),
        structuredData: partSlot(structuredDataPart, job),
      }
      return panel ? { ...places, panel: panelSlot(panel, places, job) } : places
    },
  }
}
