import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { columnClasses, columnsOf, modeClasses } from '../_kit/grid-columns.ts'
import { gridProps, gridSlider } from '../_kit/grid-props.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Columns, and whether it is a slider, for each kind of device (requirement layout-blocks/grid-slider). */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const common = gridProps(content, context)
  if (!common) return undefined
  const { sliderMobile, sliderTablet, sliderDesktop } = content
  const modes = modeClasses({ mobile: sliderMobile, tablet: sliderTablet, desktop: sliderDesktop })
  return {
    ...common,
    look: columnClasses(columnsOf(content)) + (modes ?? ''),
    slider: modes === undefined ? undefined : gridSlider(content, context),
  }
}
