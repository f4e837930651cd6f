import { once } from '../../base/caching/memoize.ts'
import { Pending } from '../resolution.ts'
import type { Fragment } from './fragment.ts'
import type { FragmentCache } from './fragment-cache.ts'
import { createOutputs } from './outputs.ts'
import type { Piece, RendererDependencies, RenderJob, Slot, Written } from './render-job.ts'
import type { createStyleSets } from './style-sets.ts'

interface PlacerDependencies extends Pick<RendererDependencies, 'account'> {
  readonly cache: FragmentCache
  readonly styled: ReturnType<typeof createStyleSets>
}

/** Finds the fragment of a piece in the fragment cache, or has the piece written: at once, or after the facts that it waits for. */
export function createPlacer({ cache, styled, account }: PlacerDependencies) {
  const outputs = createOutputs(styled)
  let lastId = 0

  function finish({ html, recording }: Written, { source }: Piece, { page, read }: RenderJob): Fragment {
    const output = recording.keep ? outputs.finishOnce(html) : outputs.finish(html)
    const made = { ...output, id: ++lastId, until: recording.until }
    const { anchor } = page
    if (!source || !anchor) return made
    const { fragment, growth } = cache.store({ source, page: anchor, read, recording, fragment: made })
    if (growth) account(anchor, growth)
    return fragment
  }

  async function renderAfter(settled: Promise<unknown>, piece: Piece, job: RenderJob): Promise<Fragment> {
    await settled
    try {
      return finish(await piece.writeLate(), piece, job)
    } catch (error) {
      // The fragment cache may read facts that this piece did not read itself.
      if (error instanceof Pending) return renderAfter(error.settled, piece, job)
      return finish(piece.replace(error), piece, job)
    }
  }

  const placeLate = (settled: Promise<unknown>, piece: Piece, job: RenderJob): Slot => ({
    state: 'late',
    // Several may wait for the same fragment.
    render: once(() => renderAfter(settled, piece, job)),
  })

  const find = ({ source }: Piece, { page: { anchor }, read, now }: RenderJob) =>
    source && anchor && cache.find(source, anchor, read, now)

  /** The slot of a piece in the document; never awaits. */
  return function placePiece(piece: Piece, job: RenderJob): Slot {
    const { write } = piece
    if (!write) return placeLate(Promise.resolve(), piece, job)
    try {
      const fragment = find(piece, job)
      return fragment
        ? { state: 'kept', fragment }
        : { state: 'rendered', fragment: finish(write(), piece, job) }
    } catch (error) {
      if (error instanceof Pending) return placeLate(error.settled, piece, job)
      return { state: 'rendered', fragment: finish(piece.replace(error), piece, job) }
    }
  }
}
