import { type StoryDraft, withUids } from '../story.ts'

interface VariantDraft {
  readonly id: string
  readonly label: string
  readonly weight: number
  /** Fields of the page as the variant shows them. Entries that the page has as well are the same objects. */
  readonly overrides: Readonly<Record<string, unknown>>
}

type Page = StoryDraft['content'] & { readonly experimentMetaData?: { readonly experimentId: string } }

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
  const experimentId = experimentMetaData!.experimentId
  return {
    slug: `experiments/${experimentId}/${id}`,
    name: typeof name === 'string' ? `${name}: ${label}` : label,
    content: {
      component: 'experiment-variant',
      experimentMetaData: { plugin: 'experiment', experimentId, variantId: id, variantLabel: label, weight },
      variantContent: {
        plugin: 'overrides',
        value: Object.entries(overrides).map(([key, value]) => ({
          key,
          value: withPlaces(value, (page as Record<string, unknown>)[key], `${slug}.${key}`),
        })),
      },
    },
  }
}
