import { mainSpace } from '../kv-seed/space.ts'
import type { SpaceSeed, StoredStory } from '../kv-seed/space-schema.ts'
import { storyOf } from '../worker/tests/setup/story.ts'

type Content = StoredStory['content']
type Raw = Readonly<Record<string, unknown>>

/** Pages of the demonstration site that get an experiment here, by their slugs. */
export const testedSlugs = ['home', 'master', 'bachelor/betriebswirtschaftslehre/fernstudium'] as const

export const variantIds = ['control', 'first', 'order'] as const

/** Each page has its own experiment. */
export const experimentOf = (slug: string): string => `bench-${slug.replaceAll('/', '-')}`

const metaData = (slug: string, variantId: string) => [
  { component: 'experiment-meta-data', experimentId: experimentOf(slug), variantId, weight: '1' },
]

/** Another first block, or another order of the last two. */
function variantsOf({ full_slug, content }: StoredStory): StoredStory[] {
  const body = content.body as readonly Raw[]
  const bodies = {
    first: [{ ...body[0], headline: 'Variante' }, ...body.slice(1)],
    order: [...body.slice(0, -2), body.at(-1), body.at(-2)],
  }
  return Object.entries(bodies).map(([variantId, blocks], index) =>
    storyOf(
      {
        slug: `experiments/${experimentOf(full_slug)}/${variantId}`,
        name: variantId,
        content: {
          component: 'experiment-variant',
          experimentMetaData: metaData(full_slug, variantId),
          variantContent: [{ component: 'experiment-override', key: 'body', blocks }],
        },
      },
      index,
    ),
  )
}

/** Changes the content of a story, by its slug. */
const changes: Readonly<Record<string, (content: Content) => Content>> = {
  'settings/dach/defaults': content => ({ ...content, usergroupPersonalization: true }),
  'settings/campaigns/de': content => ({ ...content, usergroups: ['new', 'returning'] }),
  'settings/campaigns/ch': content => ({ ...content, usergroups: ['lead'] }),
  ...Object.fromEntries(
    testedSlugs.map(slug => [
      slug,
      (content: Content) => ({
        ...content,
        shouldBeTested: true,
        experimentMetaData: metaData(slug, 'control'),
      }),
    ]),
  ),
}

/** The demonstration site, personalised by usergroup, with an experiment on several pages. */
export function variedSpace(): SpaceSeed {
  const space = mainSpace()
  const stories = space.stories
    .flatMap(({ published }) => published ?? [])
    .filter(({ content }) => content.component !== 'experiment-variant')
  const changed = stories.map(story => {
    const change = changes[story.full_slug]
    return change ? { ...story, content: change(story.content) } : story
  })
  const tested = stories.filter(({ full_slug }) => testedSlugs.some(slug => slug === full_slug))
  const all = [...changed, ...tested.flatMap(variantsOf)]
  return { ...space, stories: all.map(story => ({ draft: story, published: story })) }
}
