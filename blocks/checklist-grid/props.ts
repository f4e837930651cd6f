import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A tick needs a text. */
export function props({ checklistItems }: Resolved<ContentOf<typeof schema>>) {
  const items = checklistItems.flatMap(({ _uid, text }) => (text ? [{ uid: _uid || text, text }] : []))
  return items.length ? { items } : undefined
}

export type ChecklistGridProps = NonNullable<ReturnType<typeof props>>
