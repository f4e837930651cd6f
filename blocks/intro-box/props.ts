import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A picture alone is no introduction: without text, facts and buttons the block is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { headline, headlineLevel, text, facts, buttons, image, imageRatio } = content
  if (!headline && !text && !facts.length && !buttons.length) return undefined
  return {
    headline,
    level: headlineLevel,
    isHighlighted: content.isHighlighted || context.theme().highlightedLevels.includes(headlineLevel),
    text,
    picture: image && { asset: image, ratio: imageRatio },
    facts,
    buttons,
    surface: content.backgroundColor,
    accent: content.accentColor,
    top: content.topEdge,
    bottom: content.bottomEdge,
    spacing: content.spacing,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type IntroBoxProps = NonNullable<ReturnType<typeof props>>
