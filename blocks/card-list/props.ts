import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Cards and headline are the block's own, else those of the set that it refers to. Without cards the block is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { set, headlineLevel } = content
  const headline = content.headline ?? set?.headline
  const cards = content.cards.length ? content.cards : (set?.cards ?? [])
  if (!cards.length) return undefined
  return {
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    cards,
  }
}

export type CardListProps = NonNullable<ReturnType<typeof props>>
