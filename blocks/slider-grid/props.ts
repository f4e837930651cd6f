import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { gridProps, gridSlider } from '../_kit/grid-props.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

const defaultMaxColumns = 4
/** Number of breakpoints at which one more slide is in view: md, lg and xl. */
const steps = 3

/** Slides per view grow by one per breakpoint up to the most columns (requirement layout-blocks/slider). */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const common = gridProps(content, context)
  if (!common) return undefined
  const { slidesPerView = 1, maxColumns = defaultMaxColumns, items } = content
  const most = Math.floor(maxColumns)
  const first = Math.min(most, Math.floor(slidesPerView))
  return {
    ...common,
    look: `slider-steps slider-first-${first} slider-most-${most}`,
    slider: {
      ...gridSlider(content, context),
      hasControls: items.length > first,
      fitsWide: items.length <= Math.min(most, first + steps),
    },
  }
}
