interface WorkersCrypto {
  readonly timingSafeEqual: (a: Uint8Array, b: Uint8Array) => boolean
}

const encoder = new TextEncoder()

/** Whether two texts are equal, in a time that tells nothing of where they differ. Only workerd can tell. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [first, second] = [encoder.encode(a), encoder.encode(b)]
  // Browser tests are compiled with the types of the DOM, which lack the runtime's own function.
  const subtle = crypto.subtle as SubtleCrypto & WorkersCrypto
  return first.byteLength === second.byteLength && subtle.timingSafeEqual(first, second)
}
