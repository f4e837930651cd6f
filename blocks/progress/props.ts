import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** The schema clamps the value to 0–100; without one the block is not shown. */
export function props({ label, value }: Resolved<ContentOf<typeof schema>>, context: Context) {
  if (value === undefined) return undefined
  const written = new Intl.NumberFormat(context.language(), { style: 'percent', maximumFractionDigits: 1 })
  return { label, value, written: written.format(value / 100) }
}

export type ProgressProps = NonNullable<ReturnType<typeof props>>
