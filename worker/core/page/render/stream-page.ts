import { joinBytes } from '../../base/http/read-body.ts'
import { bytesOf, type Chunk, isSlot, withFurtherStyles } from './chunks.ts'
import { type Fragment, fillFragment } from './fragment.ts'
import type { Slot } from './slots.ts'
import type { PageStyle } from './styles.ts'

/** Sends the blocks that are ready, then waits for each late block in document order. Ends early when the visitor has gone. */
export function streamPieces(
  pieces: readonly Chunk[],
  style: PageStyle,
  query: string,
): ReadableStream<Uint8Array> {
  // Started together, so that no block waits for the one before it.
  const started = pieces.map(piece => (isSlot(piece) && piece.state === 'late' ? piece.render() : piece))
  for (const promise of started) if (promise instanceof Promise) promise.catch(() => undefined)
  let next = 0
  return new ReadableStream({
    async pull(controller) {
      const ready: Uint8Array[] = []
      while (next < started.length) {
        const piece = started[next]!
        if (piece instanceof Promise && ready.length) break
        next++
        if (piece instanceof Promise) ready.push(fillFragment(await piece, query))
        else if (!isSlot(piece)) ready.push(bytesOf(piece, style, 'stream'))
        else {
          const bytes = fillFragment((piece as Extract<Slot, { fragment: Fragment }>).fragment, query)
          ready.push(...(started[next] === 'further' ? withFurtherStyles(bytes, style) : [bytes]))
        }
        if (piece instanceof Promise) break
      }
      if (ready.length) controller.enqueue(joinBytes(ready))
      if (next >= started.length) controller.close()
    },
  })
}
