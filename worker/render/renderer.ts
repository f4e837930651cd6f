import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'
import type { Log } from '../log/log-line.ts'
import type { CacheHandle } from '../page/cache-handle.ts'
import {
  createClock,
  createDependencyTracker,
  type DependencyTracker,
  type Recording,
} from '../page/dependency-tracker.ts'
import { createReadings, type Facts, type Reading } from '../page/facts.ts'
import type { BlockHandle, PageModel } from '../page/model.ts'
import { Pending } from '../page/pending.ts'
import type { BlockResolver, ForeignBlocks, Resolution, Watch } from '../page/resolution.ts'
import { type RenderRequest, renderBlock, renderBlockStream, type Views } from './block.tsx'
import { type Fragment, finishFragment } from './fragment.ts'
import { createFragmentCache } from './fragment-cache.ts'
import {
  bodyStartSection,
  type DocumentSection,
  headSection,
  heldBackSection,
  skipLinkSection,
  storyLinkSection,
  structuredDataSection,
} from './sections.ts'
import { createStyleSets } from './style-sets.ts'

export interface RendererDependencies extends Views {
  readonly validate: BlockResolver['validate']
  readonly log: Log
  /** Told how many bytes more hang on a page's content. */
  readonly account: (anchor: object, bytes: number) => void
}

/** A place in the document: ready (from what was kept, or rendered just now), or to be waited for. */
export type Slot =
  | { readonly state: 'kept' | 'rendered'; readonly fragment: Fragment }
  | { readonly state: 'late'; readonly render: () => Promise<Fragment> }

/** The places of a page in document order. */
export interface PageSlots {
  readonly head: Slot
  readonly bodyStart: Slot
  readonly header: readonly Slot[]
  readonly main: readonly Slot[]
  readonly footer: readonly Slot[]
  readonly structuredData: Slot
  readonly inspector?: Slot
}

/** Says of a page what its blocks asked, once all of them are resolved. */
export interface Inspector {
  /** Begins to watch a top-level block, which is resolved again when a fact was not there the first time. */
  readonly watch: (handle: BlockHandle, record: () => DependencyTracker) => Watch
  /** A view that threw. */
  readonly lose: (block: RawBlock, reason: string) => void
  readonly write: (read: (entry: string) => Reading) => Promise<string>
}

export interface SlotOptions {
  /** Adds a link with the story's path at the end. */
  readonly storyLink?: boolean
  /** Adds the inspector; only to a page of which nothing is kept. */
  readonly inspector?: Inspector | undefined
  /** Why the story's newest version is not shown; drafts only. */
  readonly heldBack?: readonly string[]
}

/** A page that is being rendered. Facts are read by entries alone, so that each reading can be written down. */
interface Job {
  readonly page: PageModel
  readonly inspector?: Inspector | undefined
  /** Epoch milliseconds; asked for through a clock. */
  readonly now: number
  readonly read: (entry: string) => Reading
}

const isDraft = ({ page }: Job) => page.publication === 'draft'

/** Several may wait for the same fragment. */
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
): Resolution['foreign'] {
  const entry = `untranslated:${region}:${uid}`
  reads.add(entry)
  // The reader in `page/facts.ts` gives the entry this type.
  return read(entry).value as ForeignBlocks | undefined
}

/**
 * Renders pages block by block and keeps what it rendered. One an isolate: what is kept hangs on content, and nothing
 * in here belongs to a request.
 */
export function createPageRenderer(dependencies: RendererDependencies) {
  const styles = createStyleSets()
  const told = new WeakSet<object>()
  const cache = createFragmentCache((source, plan) =>
    dependencies.log({ event: 'fragments-overflow', component: (source as RawBlock).component, plan }),
  )

  function resolve(handle: BlockHandle, { page, now, read, inspector }: Job) {
    const draft = page.publication === 'draft'
    const record = () => createDependencyTracker(read, { now, draft })
    const { context, links, recording } = record()
    const report = (block: RawBlock, reason: string) => {
      recording.keep = false
      inspector?.lose(block, reason)
      dependencies.log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
    }
    const foreign = foreignIn(handle, { read }, recording)
    const watch = inspector?.watch(handle, record)
    const { validate } = dependencies
    const block = handle.resolve({ context, validate, links, report, foreign, watch })
    return { block, recording, report: (lost: NestedBlock, reason: string) => report(lost.source, reason) }
  }

  function requestOf(
    handle: BlockHandle,
    { block, report }: ReturnType<typeof resolve>,
    draft: boolean,
  ): RenderRequest | undefined {
    const idPrefix = `${handle.uid}-${handle.occurrence}-`
    return (
      block && { views: dependencies.views, islands: dependencies.islands, block, report, idPrefix, draft }
    )
  }

  function finish(
    html: string,
    source: CacheHandle | undefined,
    recording: Recording,
    { page: { anchor }, read }: Job,
  ): Fragment {
    const fragment = finishFragment(html, { until: recording.until, styles })
    if (!source || !anchor) return fragment
    const size = cache.store({ source, page: anchor, read, recording, fragment })
    if (size) dependencies.account(anchor, size)
    return fragment
  }

  function renderNow(handle: BlockHandle, job: Job): Fragment {
    const resolved = resolve(handle, job)
    const request = requestOf(handle, resolved, isDraft(job))
    let html = ''
    try {
      html = request ? renderBlock(request) : ''
    } catch (error) {
      resolved.report(resolved.block!, reasonOf(error))
    }
    return finish(html, handle.cache, resolved.recording, job)
  }

  async function renderStreamed(handle: BlockHandle, job: Job): Promise<Fragment> {
    const resolved = resolve(handle, job)
    const request = requestOf(handle, resolved, isDraft(job))
    let html = ''
    try {
      html = request ? await renderBlockStream(request) : ''
    } catch (error) {
      resolved.report(resolved.block!, reasonOf(error))
    }
    return finish(html, handle.cache, resolved.recording, job)
  }

  async function renderAfter(pending: Pending, handle: BlockHandle, job: Job): Promise<Fragment> {
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
      const fragment = cache.find(handle.cache, anchor, job.read, job.now)
      return fragment ? { state: 'kept', fragment } : { state: 'rendered', fragment: renderNow(handle, job) }
    } catch (error) {
      if (!(error instanceof Pending)) throw error
      return { state: 'late', render: () => renderAfter(error, handle, job) }
    }
  }

  function writeSection({ source, write }: DocumentSection, job: Job): Fragment {
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
  function lostSection({ optional }: DocumentSection, error: unknown, job: Job): Fragment {
    if (!optional) throw error
    const { anchor } = job.page
    if (!anchor || !told.has(anchor))
      dependencies.log({
        event: 'part-lost',
        part: optional,
        path: job.read('path').value,
        reason: reasonOf(error),
      })
    if (anchor) told.add(anchor)
    return finish('', undefined, { reads: new Set(), until: 0, keep: false }, job)
  }

  async function writeSectionAfter(pending: Pending, part: DocumentSection, job: Job): Promise<Fragment> {
    await pending.settled
    try {
      return writeSection(part, job)
    } catch (error) {
      return error instanceof Pending ? writeSectionAfter(error, part, job) : lostSection(part, error, job)
    }
  }

  function sectionSlot(part: DocumentSection, job: Job): Slot {
    const { anchor } = job.page
    try {
      const source = anchor && part.source(anchor)
      const before = source && cache.find(source, anchor, job.read, job.now)
      return before
        ? { state: 'kept', fragment: before }
        : { state: 'rendered', fragment: writeSection(part, job) }
    } catch (error) {
      return error instanceof Pending
        ? { state: 'late', render: () => writeSectionAfter(error, part, job) }
        : { state: 'rendered', fragment: lostSection(part, error, job) }
    }
  }

  /** Written when every block has been resolved. */
  function inspectorSlot(inspector: Inspector, { header, main, footer }: PageSlots, job: Job): Slot {
    const blocks = [...header, ...main, ...footer].flatMap(slot => (slot.state === 'late' ? slot : []))
    const render = once(async () => {
      await Promise.allSettled(blocks.map(slot => slot.render()))
      const recording: Recording = { reads: new Set(), until: 0, keep: false }
      return finish(await inspector.write(job.read), undefined, recording, job)
    })
    return { state: 'late', render }
  }

  return {
    /** What of the page is there at once; nothing is awaited. */
    slots(page: PageModel, facts: Facts, options: SlotOptions = {}): PageSlots {
      const { storyLink, heldBack, inspector } = options
      const job: Job = { page, now: facts.now, read: createReadings(facts), inspector }
      const slots = (handles: readonly BlockHandle[]) => handles.map(handle => slotOf(handle, job))
      const { header, main, footer } = page.regions
      const places = {
        head: sectionSlot(headSection, job),
        bodyStart: sectionSlot(bodyStartSection, job),
        header: [sectionSlot(skipLinkSection, job), ...slots(header)],
        main: [
          ...(heldBack ? [sectionSlot(heldBackSection(heldBack), job)] : []),
          ...slots(main),
          ...(storyLink ? [sectionSlot(storyLinkSection, job)] : []),
        ],
        footer: slots(footer),
        structuredData: sectionSlot(structuredDataSection, job),
      }
      return inspector ? { ...places, inspector: inspectorSlot(inspector, places, job) } : places
    },
  }
}
