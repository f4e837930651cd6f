import { Translated } from '../text.ts'

const amount = /(\d) (?=[€%])/g

/** The same content with no line break between a number and its sign, as German writes them: `180 €`, `12 %`. */
export function withBoundAmounts<T>(value: T): T {
  return bound(value) as T
}

function bound(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(amount, '$1\u00a0')
  if (Array.isArray(value)) return value.map(bound)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bound(part)]))
  return value instanceof Translated
    ? new Translated(parts.de, parts.translations as Translated['translations'])
    : parts
}
