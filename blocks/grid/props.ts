import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { columnsOf } from './columns.ts'
import type { schema } from './schema.ts'

/** A grid without any visible block is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { columnsMobile, columnsTablet, columnsDesktop, ...rest } = content
  if (!rest.items.length) return undefined
  return {
    ...rest,
    columns: columnsOf({ columnsMobile, columnsTablet, columnsDesktop }),
    isHighlighted: context.theme().highlightedLevels.includes(rest.headlineLevel),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type GridProps = NonNullable<ReturnType<typeof props>>
