import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(
  { title, shortTitle, intro, fields, trackedAs }: Resolved<ContentOf<typeof schema>>,
  context: Context,
) {
  return { title, shortTitle, intro, fields, trackedAs, newTabHint: context.message('opensInNewTab') }
}

export type FormStepProps = ReturnType<typeof props>
