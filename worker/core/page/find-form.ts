import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { Log } from '../base/log/events.ts'
import { blocksNamed } from './blocks-named.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import { formComponent, formsBelow } from './forms-below.ts'
import type { Page } from './make-page.ts'
import type { BlockHandle } from './model.ts'
import { Pending } from './pending.ts'
import { createReadings, type ReadFact } from './read-facts.ts'
import type { BlockResolver } from './resolution.ts'

const hasForm = memoize((block: RawBlock) => blocksNamed(formComponent, block).length > 0)

/** The props of the form with an id among a resolved block and those below it. */
function formBelow(resolved: unknown, id: string): SentForm | undefined {
  for (const form of formsBelow(resolved)) if (form.definition.id === id) return form
  return undefined
}

interface FormFinder extends Pick<BlockResolver, 'validate'> {
  readonly log: Log
}

interface Question {
  readonly handle: BlockHandle
  readonly read: ReadFact
  readonly now: number
  readonly id: string
}

/** The form in a top-level block. Throws `Pending` while a fact that the block reads is not loaded yet. */
function formIn({ handle, read, now, id }: Question, { validate, log }: FormFinder): SentForm | undefined {
  const { context, links } = createDependencyTracker(read, { now, draft: false })
  const report = (block: RawBlock, reason: string) =>
    log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
  // Faulty entries are reported by the page that shows the form.
  const ignore = () => undefined
  return formBelow(
    handle.resolve({ context, validate, links, report, reportEntry: ignore, reportLink: ignore }),
    id,
  )
}

/**
 * Finds a form on a page by its id: its definition exactly as a visitor of the page sees it, because the block is resolved as for
 * rendering. Undefined where the page has no such form.
 */
export function createFormFinder(finder: FormFinder) {
  async function search(question: Question): Promise<SentForm | undefined> {
    try {
      return formIn(question, finder)
    } catch (error) {
      if (!(error instanceof Pending)) throw error
      await error.settled
      return search(question)
    }
  }

  return async ({ model, facts }: Page, id: string): Promise<SentForm | undefined> => {
    const read = createReadings(facts)
    for (const handles of Object.values(model.regions))
      for (const handle of handles) {
        const form = hasForm(handle.source) && (await search({ handle, read, now: facts.now, id }))
        if (form) return form
      }
    return undefined
  }
}

export type FindForm = ReturnType<typeof createFormFinder>
