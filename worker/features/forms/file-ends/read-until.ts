/**
 * Reads a body chunk by chunk until `decide` returns an answer, and leaves the rest unread. Only one chunk is in memory at a time;
 * returns false for a body that ends before the answer.
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
