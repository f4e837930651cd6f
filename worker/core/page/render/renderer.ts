import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Facts } from '../facts.ts'
import type { BlockHandle, PageModel } from '../model.ts'
import { createReadings, isFilter, type ReadFact } from '../read-facts.ts'
import { blockPiece } from './block-piece.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { inspectorPiece } from './inspector-piece.ts'
import { createPlacer } from './place-piece.ts'
import type { Inspector, RendererDependencies, RenderJob } from './render-job.ts'
import { createSectionPieces } from './section-piece.ts'
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
import type { PageSlots } from './slots.ts'
import { createStyleSets } from './style-sets.ts'

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
