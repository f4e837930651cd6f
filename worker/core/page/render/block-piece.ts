import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../../../blocks/_kit/resolved.ts'
import { hashPair } from '../../base/caching/validity.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { formsBelow } from '../blocks-below.ts'
import { createDependencyTracker, type DependencyTracker, type Recording } from '../dependency-tracker.ts'
import type { BlockHandle } from '../model.ts'
import { type RenderRequest, renderBlock, renderBlockStream } from './block.tsx'
import { isDraft, type Piece, type RendererDependencies, type RenderJob, type Written } from './render-job.ts'

const length = 9

/**
 * The prefix of all ids in a block. A block with a form writes its 36-character uid a hundred times; nine characters also distinguish the blocks
 * of a page (46 bits), and are the same on every page and in every rendering.
 */
export function idPrefixOf({ uid, occurrence }: Pick<BlockHandle, 'uid' | 'occurrence'>): string {
  const [a, b] = hashPair(uid)
  const short = (a * 2 ** 20 + (b >>> 12)).toString(36).slice(-length)
  return `${uid.length > length ? short : uid}-${occurrence}-`
}

/**
 * On a translated page, the texts of a block that are in the site's own language: those of its content, and of the answers that it has
 * read.
 */
function foreignTexts({ readValue, recording: { foreign } }: DependencyTracker): RenderRequest['foreign'] {
  return foreign && { language: readValue('defaultLanguage'), texts: [...foreign] }
}

/** Reports the forms in a block. Each form reads its state for the visitor, so a block that did not has none. */
function collectForms(
  block: NestedBlock,
  { reads }: Recording,
  collectForm: NonNullable<RendererDependencies['collectForm']>,
): void {
  for (const entry of reads)
    if (entry.startsWith('form:')) {
      for (const form of formsBelow(block)) collectForm(form)
      return
    }
}

/** Resolves a block. Throws `Pending` while a fact that it reads is not loaded yet. */
function resolveBlock(handle: BlockHandle, job: RenderJob, dependencies: RendererDependencies) {
  const { now, read, inspector } = job
  const { validate, views, islands } = dependencies
  const draft = isDraft(job)
  const { component } = handle.source
  const record = () => createDependencyTracker(read, { now, draft })
  const tracker = createDependencyTracker(read, {
    now,
    draft,
    onUnmergedQuery: () => dependencies.log({ event: 'query-not-merged', component, uid: handle.uid }),
  })
  const { readValue, context, links, recording } = tracker
  const report = (block: RawBlock, reason: string) => {
    recording.keep = false
    inspector?.lose(block, reason)
    dependencies.log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
  }
  const say = (event: 'entry-lost' | 'link-lost') => (block: RawBlock, reason: string) =>
    dependencies.log({ event, component: block.component, uid: block._uid, reason })
  const reports = { report, reportEntry: say('entry-lost'), reportLink: say('link-lost') }
  const own = readValue('untranslated', `${handle.region}:${handle.uid}`)
  const untranslated = own?.uids
  const watch = inspector?.watch(handle, record)
  const block = handle.resolve({ context, validate, links, ...reports, untranslated, watch })
  if (block && !draft && dependencies.collectForm) collectForms(block, recording, dependencies.collectForm)
  const reportLost = (lost: NestedBlock, reason: string) => report(lost.source, reason)
  const idPrefix = idPrefixOf(handle)
  const request: RenderRequest | undefined = block && {
    views,
    islands,
    block,
    report: reportLost,
    idPrefix,
    draft,
    foreign: foreignTexts(tracker),
  }
  return { request, recording }
}

/** Reports a block whose view threw, and renders nothing in its place. */
function loseBlock({ block, report }: RenderRequest, error: unknown): string {
  report(block, reasonOf(error))
  return ''
}

/** A top-level block; one of a draft is always written by way of React's stream. A view that throws loses its block. */
export function blockPiece(handle: BlockHandle, job: RenderJob, dependencies: RendererDependencies): Piece {
  function write(): Written {
    const { request, recording } = resolveBlock(handle, job, dependencies)
    if (!request) return { html: '', recording }
    try {
      return { html: renderBlock(request), recording }
    } catch (error) {
      return { html: loseBlock(request, error), recording }
    }
  }

  async function writeLate(): Promise<Written> {
    const { request, recording } = resolveBlock(handle, job, dependencies)
    const html = request ? await renderBlockStream(request).catch(error => loseBlock(request, error)) : ''
    return { html, recording }
  }

  return {
    source: handle.cache,
    write: handle.cache && write,
    writeLate,
    replace(error) {
      // Every failure of a view or of its props is reported above; this one comes from elsewhere.
      throw error
    },
  }
}
