import { Translated } from '../text.ts'

// Before a sign, and between the groups of a telephone number.
const gap = /(\d) (?=[€%]|\d{3})/g

/** The same content with no line break inside `180 €`, `12 %` or `030 23125 140`. */
export function withBoundNumbers<T>(value: T): T {
  return bound(value) as T
}

function bound(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(gap, '$1\u00a0')
  if (Array.isArray(value)) return value.map(bound)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bound(part)]))
  return value instanceof Translated
    ? new Translated(parts.de, parts.translations as Translated['translations'])
    : parts
}
