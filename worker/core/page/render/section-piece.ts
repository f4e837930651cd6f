import { reasonOf } from '../../base/log/reason-of.ts'
import { createReadTracker } from '../dependency-tracker.ts'
import type { Piece, Written } from './piece.ts'
import { isDraft, type RendererDependencies, type RenderJob } from './render-job.ts'
import type { DocumentSection } from './sections.ts'

/** Makes pieces of document sections. A section that the page can do without is lost when it throws, and logged once of each page. */
export function createSectionPieces({ log }: Pick<RendererDependencies, 'log'>) {
  const logged = new WeakSet<object>()

  function logLost(section: string, error: unknown, { page: { anchor }, read }: RenderJob): void {
    if (!anchor || !logged.has(anchor))
      log({ event: 'part-lost', part: section, path: read('path').value, reason: reasonOf(error) })
    if (anchor) logged.add(anchor)
  }

  return function sectionPiece({ source, write, optional }: DocumentSection, job: RenderJob): Piece {
    const { page, now, read } = job
    const writeSection = (): Written => {
      const { ask, clock, recording } = createReadTracker(read, { now, draft: isDraft(job) })
      return { html: write(ask, clock), recording }
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
