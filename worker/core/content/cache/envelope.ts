import * as v from 'valibot'

/**
 * The value in KV for a resource: the last known good body as text, with its version and time. An envelope without
 * a body means that the resource was removed; isolates then show no older copies of it.
 */
const envelope = v.object({
  schema: v.literal(1),
  cv: v.number(),
  fetchedAt: v.number(),
  validUntil: v.optional(v.number()),
  revision: v.string(),
  body: v.nullable(v.string()),
})

export type Envelope = v.InferOutput<typeof envelope>

/** Reads an envelope; a corrupt or foreign value is a miss. */
export function parseEnvelope(text: string | null): Envelope | undefined {
  if (!text) return undefined
  try {
    const result = v.safeParse(envelope, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

export const writeEnvelope = (value: Envelope): string => JSON.stringify(value)
