import { isRawBlock, type RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../blocks/_kit/forms/definition.ts'
import { memoize } from '../caching/memoize.ts'
import type { Log } from '../log/log-line.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import type { Page } from './make-page.ts'
import type { BlockHandle } from './model.ts'
import { Pending } from './pending.ts'
import { createReadings, type ReadFact } from './read-facts.ts'
import type { BlockResolver } from './resolution.ts'

const component = 'form'

/** Whether a value of content, or one below it, passes a test. Content is a tree whose depth was limited when it was parsed. */
function isSomewhere(content: unknown, test: (value: object) => boolean): boolean {
  const waiting: unknown[] = [content]
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (test(value)) return true
    for (const child of Object.values(value)) waiting.push(child)
  }
  return false
}

const hasForm = memoize((block: RawBlock) =>
  isSomewhere(block, value => isRawBlock(value) && value.component === component),
)

/** The props of the form with an id among a resolved block and those below it. */
function formBelow(resolved: unknown, id: string): SentForm | undefined {
  let found: SentForm | undefined
  isSomewhere(resolved, value => {
    if (!('component' in value && value.component === component && 'props' in value)) return false
    // The block's props hold this part (`SentForm`).
    const props = value.props as Partial<SentForm>
    if (props.definition?.id !== id || !props.delivery) return false
    found = { definition: props.definition, delivery: props.delivery }
    return true
  })
  return found
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

/** The form in a top-level block. Throws `Pending` while a fact that the block asks for is not there yet. */
function formIn({ handle, read, now, id }: Question, { validate, log }: FormFinder): SentForm | undefined {
  const { context, links } = createDependencyTracker(read, { now, draft: false })
  const report = (block: RawBlock, reason: string) =>
    log({ event: 'block-lost', component: block.component, uid: block._uid, reason })
  return formBelow(handle.resolve({ context, validate, links, report }), id)
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
