import { joinBytes } from './join-bytes.ts'

/** A body whose first bytes were read; the body itself is still complete. */
export interface PeekedBody {
  /** At most as many bytes as requested; fewer if the body is shorter. */
  readonly head: Uint8Array
  readonly body: ReadableStream<Uint8Array>
}

/** Reads the first bytes of a body, in which chunks may be of any size. Rejects when the body does. */
export async function peekBody(source: ReadableStream<Uint8Array>, bytes: number): Promise<PeekedBody> {
  const reader = source.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const read = joinBytes(chunks)
  let waiting: Uint8Array | undefined = read
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (waiting?.length) {
        controller.enqueue(waiting)
        waiting = undefined
        return
      }
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: reason => reader.cancel(reason),
  })
  return { head: read.subarray(0, bytes), body }
}
