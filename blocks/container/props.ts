import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { layoutFor } from '../_kit/section.tsx'
import { groundNamed } from '../_kit/themes/grounds.ts'
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
  const content = { ...fields, layout: layoutFor(chosen, fields.body.length) }
  const ground = name && !content.backgroundColor ? groundNamed(context.theme().grounds, name) : undefined
  if (!ground) return content
  const { surface, top = 'none', bottom = 'none' } = ground
  return { ...content, backgroundColor: surface, topEdge: top, bottomEdge: bottom }
}

export type ContainerProps = NonNullable<ReturnType<typeof props>>
