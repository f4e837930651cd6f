import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { leastPriceOf } from '../_kit/programmes/least-price.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { uniqueSlugs } from '../_kit/slug.ts'
import type { schema } from './schema.ts'

/** Each item links to the section whose id is the slug of its title (requirement jump-navigation/items). */
export function props({ items, careId }: Resolved<ContentOf<typeof schema>>, context: Context) {
  if (!items.length) return undefined
  const anchors = uniqueSlugs(items.map(({ anchor, title }) => anchor ?? title))
  return {
    items: items.map(({ title }, index) => ({ title, anchor: anchors[index]! })),
    price: careId ? leastPriceOf(careId, context) : undefined,
    texts: {
      label: context.message('onThisPage'),
      left: context.message('scrollLeft'),
      right: context.message('scrollRight'),
    },
  }
}

export type JumpNavigationProps = NonNullable<ReturnType<typeof props>>
