import { joinBytes } from './join-bytes.ts'

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
