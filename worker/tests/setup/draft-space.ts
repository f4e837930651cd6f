import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { type StoryDraft, storyOf } from './story.ts'
import { testKv } from './test-kv.ts'
import { createTestSite, withDraft } from './test-site.ts'
import { t } from './text.ts'

export const now = Date.UTC(2026, 10, 21, 9)

export const canary = 'Kanarienvogel'

export const secret = 'secret of the operators'

const headline = (text: unknown) => ({ component: 'headline', _uid: 'h', text, level: 'h1' })

const page = (slug: string, body: readonly unknown[], own: Partial<StoryDraft> = {}): StoryDraft => ({
  slug,
  name: slug,
  content: { component: 'page', body },
  ...own,
})

/** Drafts of a page, the header, the footer, a campaign and the defaults, and a page that was never published. */
const drafts: readonly StoryDraft[] = [
  page('bachelor', [headline(`Bachelor ${canary}`), { component: 'headline', _uid: 'empty' }]),
  page('ds/dual', [headline(`Dual ${canary}`)]),
  page('neu', [headline(t(`Neu ${canary}`, `New ${canary}`))], { translatedSlugs: { en: 'new' } }),
  {
    slug: 'settings/dach/header',
    name: 'Header',
    content: { component: 'header', _uid: 'header', name: `Kopf ${canary}` },
  },
  {
    slug: 'settings/dach/footer',
    name: 'Footer',
    content: { component: 'footer', _uid: 'footer', copyrightText: `Fuss ${canary}` },
  },
  {
    slug: 'settings/campaigns/de',
    name: 'Angebot',
    content: {
      component: 'campaign',
      placements: ['header'],
      countries: 'DE',
      titleDesktop: `Angebot ${canary}`,
    },
  },
  {
    slug: 'settings/defaults',
    name: 'Defaults',
    content: { component: 'defaults', siteName: `Klein ${canary}` },
  },
]

export const space: SpaceSeed = drafts.reduce(
  (before, draft, index) => withDraft(before, storyOf(draft, 100 + index)),
  smallSpace(),
)

/** KV that counts its operations, except those on the demonstration content and the rates, which replace their sources. */
function countingKv() {
  const operations: string[] = []
  const kv = new Proxy(testKv, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...input: unknown[]) => unknown
      return (...input: unknown[]) => {
        const keys = Array.isArray(input[0]) ? input[0] : [input[0]]
        const own = keys.filter(key => !/^(?:embedded\/|rates$)/.test(String(key)))
        operations.push(...own.map(key => `${String(name)} ${String(key)}`))
        return method.apply(target, input)
      }
    },
  })
  return { kv, operations }
}

export async function createSite(
  bindings: Readonly<Record<string, unknown>> = {},
  create: typeof createTestSite = createTestSite,
) {
  const { kv, operations } = countingKv()
  const site = await create({
    now,
    space,
    bindings: { CONTENT: kv, LINK_SECRET: secret, ...bindings },
  })
  return { site, operations }
}
