const encoder = new TextEncoder()

/** Whether two texts are equal, in a time that tells nothing of where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [first, second] = [encoder.encode(a), encoder.encode(b)]
  return first.byteLength === second.byteLength && crypto.subtle.timingSafeEqual(first, second)
}
