import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { copyTexts } from '../_kit/copy-box.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Undefined without a number to copy. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { title, number } = content
  return number ? { title, copy: { value: number, ...copyTexts(context, content) } } : undefined
}

export type HealthInsuranceProps = NonNullable<ReturnType<typeof props>>
