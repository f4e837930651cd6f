import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { layoutFor } from '../_kit/section.tsx'
import { groundNamed, isClosing } from '../_kit/themes/grounds.ts'
import type { schema } from './schema.ts'

/**
 * A ground without a colour of its own comes from the theme (requirement themes/colour-themes); other containers do not read
 * the theme.
 */
export function props(
  { ground: name, layout: chosen, ...fields }: Resolved<ContentOf<typeof schema>>,
  context: Context,
) {
  if (!fields.body.length) return undefined
  const content = { ...fields, closing: undefined, layout: layoutFor(chosen, fields.body.length) }
  if (!name || content.backgroundColor) return content
  const { grounds, shapes } = context.theme()
  const ground = groundNamed(grounds, name)
  if (!ground) return content
  const { surface, top = 'none', bottom = 'none' } = ground
  const closing = isClosing(name) ? shapes.closing : undefined
  return { ...content, closing, backgroundColor: surface, topEdge: top, bottomEdge: bottom }
}

export type ContainerProps = NonNullable<ReturnType<typeof props>>
