import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A flex block without any visible block is not shown. */
export function props({ layout, alignSelf, content }: Resolved<ContentOf<typeof schema>>) {
  return content.length ? { layout, alignSelf, content } : undefined
}

export type FlexBlokProps = NonNullable<ReturnType<typeof props>>
