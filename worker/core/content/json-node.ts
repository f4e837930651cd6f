/** An object or an array of a content's tree. */
export type JsonNode = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null
