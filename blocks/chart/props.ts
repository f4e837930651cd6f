import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

const mostValues = 12

/** Shares of the largest value, or of 100 dots, in percent: whole ones, so that the drawing is short. */
export function props({ look, values, source }: Resolved<ContentOf<typeof schema>>) {
  const drawn = values.slice(0, mostValues).filter(({ value }) => value !== undefined)
  if (!drawn.length) return undefined
  const full = look === 'dots' ? 100 : Math.max(...drawn.map(({ value }) => value!)) || 1
  return {
    look,
    source,
    values: drawn.map(({ _uid, label, value, text }) => ({
      uid: _uid,
      label,
      text: text || String(value),
      share: Math.min(100, Math.round((value! / full) * 100)),
    })),
  }
}

export type ChartProps = NonNullable<ReturnType<typeof props>>
