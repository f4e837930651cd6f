/** Joins buffers into one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let length = 0
  for (const part of parts) length += part.length
  const joined = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/**
 * The bytes of a body, which may be empty; undefined as soon as it is longer than `max`, and then the rest is not read.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the body.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > max) return undefined
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}

/** The text of a body, in the same way. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<string | undefined> {
  const bytes = await readBytes(body, max)
  return bytes && new TextDecoder().decode(bytes)
}

/** A body whose first bytes were read; the body itself is still complete. */
interface PeekedBody {
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
