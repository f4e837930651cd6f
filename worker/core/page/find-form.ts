import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { Log } from '../base/log/events.ts'
import { blocksNamed, formComponent, formsBelow } from './blocks-below.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import type { Page } from './make-page.ts'
import type { BlockHandle } from './model.ts'
import { createReadings, type ReadFact } from './read-facts.ts'
import { validateBlock } from './registry.ts'
import { Pending } from './resolution.ts'

const hasForm = memoize((block: RawBlock) => blocksNamed(formComponent, block).length > 0)

/** The props of the form with an id among a resolved block and those below it. */
function formBelow(resolved: unknown, id: string): SentForm | undefined {
  for (const form of formsBelow(resolved)) if (form.definition.id === id) return form
  return undefined
}

interface Question {
  readonly handle: BlockHandle
  readonly read: ReadFact
  readonly now: number
  readonly id: string
  readonly log: Log
}

/** The form in a top-level block. Throws `Pending` while a fact that the block reads is not loaded yet. */
function formIn({ handle, read, now, id, log }: Question): SentForm | undefined {
  const { context, links } = createDependencyTracker(read, { now, draft: false })
  const report = (block: RawBlock, reason: string) =>
    log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
  // Faulty entries are reported by the page that shows the form.
  const ignore = () => undefined
  const reports = { report, reportEntry: ignore, reportLink: ignore }
  return formBelow(handle.resolve({ context, validate: validateBlock, links, ...reports }), id)
}

async function search(question: Question): Promise<SentForm | undefined> {
  try {
    return formIn(question)
  } catch (error) {
    if (!(error instanceof Pending)) throw error
    await error.settled
    return search(question)
  }
}

/**
 * Finds a form on a page by its id: its definition exactly as a visitor of the page sees it, because the block is resolved as for
 * rendering. Undefined where the page has no such form.
 */
export async function findFormOn(
  { model, facts }: Page,
  id: string,
  log: Log,
): Promise<SentForm | undefined> {
  const read = createReadings(facts)
  for (const handles of Object.values(model.regions))
    for (const handle of handles) {
      const form = hasForm(handle.source) && (await search({ handle, read, now: facts.now, id, log }))
      if (form) return form
    }
  return undefined
}
