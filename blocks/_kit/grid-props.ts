import type { Context } from './context.ts'
import type { FieldsOutput } from './fields/field.ts'
import type { gridFields, gridLookFields } from './grid-fields.ts'
import type { Resolved } from './resolved.ts'
import { type SliderWords, sliderWords } from './slider.tsx'

type Content = Resolved<FieldsOutput<typeof gridFields & typeof gridLookFields>>

export interface GridSlider {
  readonly label: string
  readonly words: SliderWords
  readonly hasControls?: boolean
  readonly fitsWide?: boolean
}

/** Makes the props that all grids share; undefined for a grid without visible blocks, which is not rendered. */
export function gridProps(content: Content, context: Context) {
  const { headline, headlineLevel, intro, items, size, backgroundColor, topEdge, bottomEdge, spacing } =
    content
  if (!items.length) return undefined
  return {
    headline,
    headlineLevel,
    intro,
    items,
    section: { size, surface: backgroundColor, top: topEdge, bottom: bottomEdge, spacing },
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    newTabHint: context.message('opensInNewTab'),
  }
}

/** A grid as a slider: its name and its words. */
export const gridSlider = ({ headline }: Pick<Content, 'headline'>, context: Context): GridSlider => ({
  label: headline ?? context.message('slides'),
  words: sliderWords(context),
})

export interface GridProps extends NonNullable<ReturnType<typeof gridProps>> {
  /** Classes that set how many blocks are side by side. */
  readonly look: string
  /** Without it the blocks are laid out in rows. */
  readonly slider?: GridSlider | undefined
}
