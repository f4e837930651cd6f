import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

const mostRows = 8

/** A page without rows is not shown. */
export function props({ rows, ...page }: Resolved<ContentOf<typeof schema>>) {
  return rows.length ? { ...page, rows: rows.slice(0, mostRows) } : undefined
}

export type MarkedPageProps = NonNullable<ReturnType<typeof props>>
