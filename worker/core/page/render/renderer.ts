import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { createReadTracker } from '../dependency-tracker.ts'
import type { Facts } from '../facts.ts'
import type { BlockHandle, PageModel, Region } from '../model.ts'
import { createReadings, isFilter, type ReadFact } from '../read-facts.ts'
import { blockPiece } from './block-piece.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { createPlacer } from './place-piece.ts'
import {
  type Inspector,
  isDraft,
  type PageSlots,
  type Piece,
  type RendererDependencies,
  type RenderJob,
  type Written,
} from './render-job.ts'
import {
  bodyStartSection,
  type DocumentSection,
  errorMessageSection,
  headSection,
  heldBackSection,
  skipLinkSection,
  storyLinkSection,
  structuredDataSection,
} from './sections.ts'
import { createStyleSets } from './style-sets.ts'

/** The inspector, which is written when every block of the page has been resolved. */
const inspectorPiece = (
  inspector: Inspector,
  { header, main, footer, aside }: Pick<PageSlots, Region>,
  { read }: RenderJob,
): Piece => ({
  source: undefined,
  write: undefined,
  async writeLate() {
    const late = [...header, ...main, ...footer, ...aside].flatMap(slot =>
      slot.state === 'late' ? slot : [],
    )
    await Promise.allSettled(late.map(slot => slot.render()))
    return { html: await inspector.write(read), recording: { reads: new Set(), until: 0, keep: false } }
  },
  replace(error) {
    throw error
  },
})

/** Makes pieces of document sections. A section that the page can do without is lost when it throws, and logged once of each page. */
function createSectionPieces({ log }: Pick<RendererDependencies, 'log'>) {
  const logged = new WeakSet<object>()

  function logLost(section: string, error: unknown, { page: { anchor }, read }: RenderJob): void {
    if (!anchor || !logged.has(anchor))
      log({ event: 'part-lost', part: section, path: read('path').value, reason: reasonOf(error) })
    if (anchor) logged.add(anchor)
  }

  return function sectionPiece({ source, write, optional }: DocumentSection, job: RenderJob): Piece {
    const { page, now, read } = job
    const writeSection = (): Written => {
      const { readValue, clock, recording } = createReadTracker(read, { now, draft: isDraft(job) })
      return { html: write(readValue, clock), recording }
    }
    return {
      source: page.anchor && source(page.anchor),
      write: writeSection,
      writeLate: async () => writeSection(),
      replace(error) {
        if (!optional) throw error
        logLost(optional, error, job)
        return { html: '', recording: { reads: new Set(), until: 0, keep: false } }
      },
    }
  }
}

interface SlotOptions {
  /** Adds a link with the story's path at the end. */
  readonly storyLink?: boolean
  /** The `_uid` of the blocks that are wanted of the main region; all where it is undefined. */
  readonly only?: ReadonlySet<string> | undefined
  /** Adds the inspector; only for a page that is not cached. */
  readonly inspector?: Inspector | undefined
  /** Why the story's newest version is not shown; drafts only. */
  readonly heldBack?: readonly string[]
}

/** Reads facts, and remembers whether one of them was a filter in the address. */
function watchFilters(read: ReadFact) {
  let hasFilters = false
  const watched: ReadFact = entry => {
    const reading = read(entry)
    hasFilters ||= isFilter(entry, reading)
    return reading
  }
  return { read: watched, hasFilters: () => hasFilters }
}

/**
 * Renders pages block by block and caches the fragments. One per isolate: fragments are cached on content, and
 * nothing in here belongs to a request.
 */
export function createPageRenderer(dependencies: RendererDependencies) {
  const { log, account } = dependencies
  const cache = createFragmentCache((source, plan) =>
    log({ event: 'fragments-overflow', component: (source as RawBlock).component, plan }),
  )
  const placePiece = createPlacer({
    cache,
    styled: createStyleSets(),
    account,
  })
  const sectionPiece = createSectionPieces({ log })

  return {
    /** The parts of the page that are there at once; this awaits no data. */
    slots(page: PageModel, facts: Facts, options: SlotOptions = {}): PageSlots {
      const { storyLink, heldBack, inspector, only } = options
      const { read, hasFilters } = watchFilters(createReadings(facts))
      const job: RenderJob = { page, now: facts.now, read, inspector }
      const place = (section: DocumentSection) => placePiece(sectionPiece(section, job), job)
      const placeBlocks = (handles: readonly BlockHandle[]) =>
        handles.map(handle => placePiece(blockPiece(handle, job, dependencies), job))
      const { header, main, footer, aside } = page.regions
      const places = {
        head: place(headSection),
        bodyStart: place(bodyStartSection),
        header: [place(skipLinkSection), ...placeBlocks(header)],
        main: [
          ...(heldBack ? [place(heldBackSection(heldBack))] : []),
          ...placeBlocks(only ? main.filter(({ uid }) => only.has(uid)) : main),
          ...(facts.error ? [place(errorMessageSection)] : []),
          ...(storyLink ? [place(storyLinkSection)] : []),
        ],
        footer: placeBlocks(footer),
        aside: placeBlocks(aside),
        structuredData: place(structuredDataSection),
        hasFilters: hasFilters(),
      }
      return inspector
        ? { ...places, inspector: placePiece(inspectorPiece(inspector, places, job), job) }
        : places
    },
  }
}
