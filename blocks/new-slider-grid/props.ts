import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { columnClasses, columnsOf } from '../_kit/grid-columns.ts'
import { gridProps, gridSlider } from '../_kit/grid-props.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

const mostPerView = 4

/**
 * At most 4 slides a view; arrows and pages only if there are more blocks than columns on desktops
 * (requirement layout-blocks/new-slider).
 */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const common = gridProps(content, context)
  if (!common) return undefined
  const columns = columnsOf(content, mostPerView)
  return {
    ...common,
    look: columnClasses(columns),
    slider: {
      ...gridSlider(content, context),
      hasControls: content.items.length > columns.desktop,
    },
  }
}
