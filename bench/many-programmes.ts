import type { SpaceSeed, StoredStory } from '../worker/core/content/space-schema.ts'
import { uuidOf } from '../worker/tests/setup/story.ts'
import { manyPages } from './many-pages.ts'

interface Original {
  readonly page: StoredStory
  readonly product: StoredStory
}

/** A copy of a programme and its product, with a code of its own. */
function copyOf({ page, product }: Original, index: number): StoredStory[] {
  const slug = `bench/programme-${index}`
  const productSlug = `bench-products/product-${index}`
  const careId = `${String(product.content.careId).split('-')[0]}-${index}`
  return [
    {
      ...page,
      ...{ id: 910_000_000 + index, uuid: uuidOf(slug), slug: `programme-${index}`, full_slug: slug },
      name: `${page.name} ${index}`,
      content: { ...page.content, product: uuidOf(productSlug) },
    },
    {
      ...product,
      ...{
        id: 920_000_000 + index,
        uuid: uuidOf(productSlug),
        slug: `product-${index}`,
        full_slug: productSlug,
      },
      content: { ...product.content, careId },
    },
  ]
}

/** The demonstration site in one language with this many additional programmes, and their codes in addresses. */
export function manyProgrammes(count: number): {
  readonly space: SpaceSeed
  readonly codes: readonly string[]
} {
  const { space } = manyPages(0)
  const stories = space.stories.flatMap(({ published }) => published ?? [])
  const byUuid = new Map(stories.map(story => [story.uuid, story]))
  const originals = stories.flatMap((page): Original[] => {
    const product = page.content.component === 'variant' && byUuid.get(String(page.content.product))
    return product && !/^(?:ds|london|weiterbildung)\//.test(page.full_slug) ? [{ page, product }] : []
  })
  const copies = Array.from({ length: count }, (_, index) =>
    copyOf(originals[index % originals.length]!, index),
  )
  const added = copies.flat().map(story => ({ draft: story, published: story }))
  return {
    space: { ...space, stories: [...space.stories, ...added] },
    codes: copies.map(([, product]) => String(product!.content.careId).toLowerCase()),
  }
}
