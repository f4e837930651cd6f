import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A place without a name could not be filled. */
export function props({ name, formatter }: Resolved<ContentOf<typeof schema>>) {
  return name ? { name, format: formatter } : undefined
}

export type FormValueBlockProps = NonNullable<ReturnType<typeof props>>
