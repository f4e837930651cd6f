import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { columnClasses, columnsOf, modeClasses } from '../_kit/grid-columns.ts'
import { gridProps, gridSlider } from '../_kit/grid-props.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { layoutFor } from '../_kit/section.tsx'
import type { schema } from './schema.ts'

/**
 * A grid is a slider on all screens if that is on and it has more blocks than columns on desktops; on phones, if that
 * is on (requirement layout-blocks/grid-slider).
 */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const common = gridProps(content, context)
  if (!common) return undefined
  const columns = columnsOf(content)
  const isSlider = content.slider && content.items.length > columns.desktop
  const modes = modeClasses({
    mobile: isSlider || content.mobileSlider,
    tablet: isSlider,
    desktop: isSlider,
  })
  const { layout, density, headline, intro } = content
  const isTitled = Boolean(headline || intro) && modes === undefined
  return {
    ...common,
    section: { ...common.section, layout: layoutFor(layout, isTitled ? 2 : 1), density },
    look: columnClasses(columns) + (modes ?? ''),
    slider: modes === undefined ? undefined : gridSlider(content, context),
  }
}
