import { type StoryDraft, withUids } from '../story.ts'

interface VariantDraft {
  readonly id: string
  readonly label: string
  readonly weight: number
  /** Blocks of the page’s fields as the variant shows them. Those that the page has as well are the same objects. */
  readonly overrides: Readonly<Record<string, readonly unknown[]>>
}

type Page = StoryDraft['content'] & {
  readonly experimentMetaData?: readonly { readonly experimentId: string }[]
}

/** Blocks with the `_uid`s that they have on the page: by their place there, else by that of the block they stand for. */
function withPlaces(value: unknown, own: unknown, place: string): unknown {
  if (!Array.isArray(value) || !Array.isArray(own)) return withUids(value, place)
  return value.map((block, index) => {
    const before = own.indexOf(block)
    return withUids(block, `${place}.${before < 0 ? index : before}`)
  })
}

/** A variant of a page that is tested, as a story of its own. */
export function variantOf(
  { slug, name, content }: StoryDraft,
  { id, label, weight, overrides }: VariantDraft,
): StoryDraft {
  const { experimentMetaData, ...page } = content as Page
  const { experimentId } = experimentMetaData![0]!
  return {
    slug: `experiments/${experimentId}/${id}`,
    name: typeof name === 'string' ? `${name}: ${label}` : label,
    content: {
      component: 'experiment-variant',
      experimentMetaData: [
        {
          component: 'experiment-meta-data',
          experimentId,
          variantId: id,
          variantLabel: label,
          weight: String(weight),
        },
      ],
      variantContent: Object.entries(overrides).map(([key, blocks]) => ({
        component: 'experiment-override',
        key,
        blocks: withPlaces(blocks, (page as Record<string, unknown>)[key], `${slug}.${key}`),
      })),
    },
  }
}
