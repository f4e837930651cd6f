/** All of a body; undefined as soon as it is longer than that. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the body.
  for await (const chunk of body) {
    length += chunk.length
    if (length > max) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
