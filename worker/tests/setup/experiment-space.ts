import { toBase64Json } from '../../core/base/http/cookies.ts'
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { proofOf, signVisitor } from '../../core/request/visitor/experiment-state.ts'
import { smallSpace } from './small-space.ts'
import { type StoryDraft, storyOf } from './story.ts'
import { withContent } from './test-site.ts'
import { t } from './text.ts'

export const experimentId = 'welcome'

/** The fields of an experiment as editors fill them in: one block. */
export const metaData = (variantId: string, weight: number, variantLabel?: string) => [
  {
    component: 'experiment-meta-data',
    experimentId,
    variantId,
    weight: String(weight),
    ...(variantLabel && { variantLabel }),
  },
]

/** Changes the first block alone. */
const greeting: StoryDraft = {
  slug: 'experiments/welcome/greeting',
  name: 'Greeting',
  content: {
    component: 'experiment-variant',
    experimentMetaData: metaData('greeting', 25, 'Greeting'),
    variantContent: [
      {
        component: 'experiment-override',
        key: 'body',
        blocks: [
          { component: 'headline', _uid: 'title', text: t('Moin', 'Hello'), level: 'h1' },
          {
            component: 'price-boxes',
            _uid: 'prices',
            items: [{ component: 'price-box', _uid: 'box', timeModel: 'Vollzeit', price: '300' }],
          },
          { component: 'headline', _uid: 'closing', text: t('Bis bald', 'See you'), level: 'h2' },
        ],
      },
    ],
  },
}

/** Changes order, price and title. */
const price: StoryDraft = {
  slug: 'experiments/welcome/price',
  name: 'Price',
  content: {
    component: 'experiment-variant',
    experimentMetaData: metaData('price', 25, 'Price'),
    variantContent: [
      { component: 'experiment-override', key: 'seoTitle', text: 'Nur 250' },
      {
        component: 'experiment-override',
        key: 'body',
        blocks: [
          { component: 'headline', _uid: 'closing', text: t('Bis bald', 'See you'), level: 'h2' },
          { component: 'headline', _uid: 'title', text: t('Willkommen', 'Welcome'), level: 'h1' },
          {
            component: 'price-boxes',
            _uid: 'prices',
            items: [{ component: 'price-box', _uid: 'box', timeModel: 'Teilzeit', price: '250' }],
          },
        ],
      },
    ],
  },
}

/** The small site with an experiment of weights 50, 25 and 25 on its home page. */
export function experimentSpace(): SpaceSeed {
  const tested = withContent(smallSpace(), 'home', content => ({
    ...content,
    shouldBeTested: true,
    experimentMetaData: metaData('control', 50),
    body: (content.body as Record<string, unknown>[]).map(block =>
      block._uid === 'prices'
        ? { ...block, items: (block.items as object[]).map(item => ({ ...item, _uid: 'box' })) }
        : block,
    ),
  }))
  const variants = [greeting, price].map((draft, index) => {
    const story = storyOf(draft, tested.stories.length + index)
    return { draft: story, published: story }
  })
  return { ...tested, stories: [...tested.stories, ...variants] }
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of an experiment as field plugins stored them. */
function pluginValues({ experimentMetaData, variantContent, ...content }: Fields): Fields {
  const [{ component: _, ...own } = {}] = (experimentMetaData ?? []) as [Fields?]
  const overrides = (variantContent ?? []) as readonly Fields[]
  return {
    ...content,
    ...(experimentMetaData ? { experimentMetaData: { plugin: 'experiment', ...own } } : {}),
    variantContent: {
      plugin: 'overrides',
      value: overrides.map(({ key, text, blocks }) => ({ key, value: text ?? blocks })),
    },
  }
}

/** A space that editors have not touched since its experiments were values of field plugins. */
export const withPluginValues = (space: SpaceSeed): SpaceSeed => ({
  ...space,
  stories: space.stories.map(({ draft }) => {
    const story = { ...draft, content: pluginValues(draft.content) }
    return { draft: story, published: story }
  }),
})

/** A `consent` cookie. */
export const consentTo = (...categories: string[]): string =>
  `consent=${toBase64Json({ categories: ['necessary', ...categories] })}`

/** Value of the experiment cookie and header. */
export const memberOf = (variantId: string): string => toBase64Json([{ experimentId, variantId }])

/** Signs assignments of the worker. */
export const LINK_SECRET = 'a-secret-of-operators'
export const linkKeys = { sign: LINK_SECRET, verify: [LINK_SECRET] }

const visitorId = 'visitor-00000001'

/** The cookie of a visitor to whom the worker has issued an id. */
export const knownVisitor = async (): Promise<string> => `visitor=${await signVisitor(visitorId, linkKeys)}`

/** The cookies of that visitor once the worker has assigned a variant. */
export async function assignedVisitor(variantId: string): Promise<string> {
  const assigned = { experimentId, variantId }
  const proof = await proofOf(assigned, visitorId, linkKeys)
  return `experiment=${toBase64Json([{ ...assigned, proof }])}; ${await knownVisitor()}`
}
