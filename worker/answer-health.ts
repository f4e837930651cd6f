import { within } from './deadline.ts'
import type { Isolate } from './isolate.ts'

const DEADLINE = 1_000

/**
 * Says how the site is: its build, the content's version, sources that do not answer at the moment, and what was published but is
 * held back. 200 as long as pages can be answered, which this request being answered shows.
 */
export async function answerHealth({ build, store, versions, reader }: Isolate): Promise<Response> {
  // The state as all isolates have it, else as it is known here.
  const { cv, heldBack } = await within(store.read(), DEADLINE, () => versions.state).catch(
    () => versions.state,
  )
  const content = { cv, notAnswering: reader.broken, heldBack: Object.values(heldBack) }
  return Response.json({ status: 'ok', build, content }, { headers: { 'cache-control': 'no-store' } })
}
