/**
 * Reads a body chunk by chunk until `decide` knows the answer, and leaves the rest unread. It holds one chunk at a time; a body that ends
 * before the answer is known gives false.
 */
export async function readUntil(
  body: ReadableStream<Uint8Array>,
  decide: (chunk: Uint8Array) => boolean | undefined,
): Promise<boolean> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return false
    const answer = decide(value)
    if (answer !== undefined) {
      await reader.cancel()
      return answer
    }
  }
}
