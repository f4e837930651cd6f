import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { Log } from '../../base/log/events.ts'
import type { DependencyTracker } from '../dependency-tracker.ts'
import type { BlockHandle, PageModel } from '../model.ts'
import type { ReadFact } from '../read-facts.ts'
import type { BlockResolver, Watch } from '../resolution.ts'
import type { Views } from './block.tsx'

export interface RendererDependencies extends Views {
  readonly validate: BlockResolver['validate']
  readonly log: Log
  /** Called with the number of bytes newly cached on a page's content. */
  readonly account: (anchor: object, bytes: number) => void
  /** Called with each form that is about to be shown to visitors, with each rendering of its block. */
  readonly noteForm?: (form: SentForm) => void
}

/** Describes which facts a page's blocks read, once all of them are resolved. */
export interface Inspector {
  /** Begins to watch a top-level block, which is resolved again when a fact was not there the first time. */
  readonly watch: (handle: BlockHandle, record: () => DependencyTracker) => Watch
  /** A view that threw. */
  readonly lose: (block: RawBlock, reason: string) => void
  readonly write: (read: ReadFact) => Promise<string>
}

/** A page that is being rendered. Facts are read only by entries, so that each reading is recorded. */
export interface RenderJob {
  readonly page: PageModel
  readonly inspector?: Inspector | undefined
  /** Epoch milliseconds; read through a clock. */
  readonly now: number
  readonly read: ReadFact
}

export const isDraft = ({ page }: Pick<RenderJob, 'page'>): boolean => page.publication === 'draft'
