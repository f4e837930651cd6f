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

const metaDataOf = (
  { content }: StoryDraft,
  { id, label, weight }: Pick<VariantDraft, 'id' | 'label' | 'weight'>,
) => {
  const { experimentId } = (content as Page).experimentMetaData![0]!
  return {
    component: 'experiment-meta-data',
    experimentId,
    variantId: id,
    variantLabel: label,
    weight: String(weight),
  }
}

function storyOf(
  page: StoryDraft,
  draft: Pick<VariantDraft, 'id' | 'label' | 'weight'>,
  values: Readonly<Record<string, object>>,
): StoryDraft {
  const metaData = metaDataOf(page, draft)
  return {
    slug: `experiments/${metaData.experimentId}/${draft.id}`,
    name: typeof page.name === 'string' ? `${page.name}: ${draft.label}` : draft.label,
    content: {
      component: 'experiment-variant',
      experimentMetaData: [metaData],
      variantContent: Object.entries(values).map(([key, value]) => ({
        component: 'experiment-override',
        key,
        ...value,
      })),
    },
  }
}

/** A variant of a page that is tested, as a story of its own. */
export function variantOf(page: StoryDraft, { overrides, ...draft }: VariantDraft): StoryDraft {
  const { slug, content } = page
  const own: Readonly<Record<string, unknown>> = content
  const values = Object.entries(overrides).map(([key, blocks]) => [
    key,
    { blocks: withPlaces(blocks, own[key], `${slug}.${key}`) },
  ])
  return storyOf(page, draft, Object.fromEntries(values))
}

type Value = Readonly<Partial<Record<'text' | 'richText' | 'picture' | 'link' | 'flag', unknown>>>

/** A variant that shows other values of fields without blocks. */
export const variantWith = (
  page: StoryDraft,
  {
    overrides,
    ...draft
  }: Omit<VariantDraft, 'overrides'> & { readonly overrides: Readonly<Record<string, Value>> },
): StoryDraft => storyOf(page, draft, overrides)
