import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { copyTexts } from '../_kit/copy-box.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A voucher needs its code; a button needs both its parts. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { code, label, buttonText, buttonLink } = content
  if (!code) return undefined
  return {
    label,
    copy: { value: code, ...copyTexts(context, content) },
    button: buttonText && buttonLink ? { label: buttonText, link: buttonLink } : undefined,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type VoucherBlockProps = NonNullable<ReturnType<typeof props>>
